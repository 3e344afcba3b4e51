import type { ReactNode } from 'react';
import { ImigongoRule } from '../ui/imigongo-rule.tsx';

type MessagePageProps = { title: string; text: string; children: ReactNode };

/** A page that says one thing and offers a way on. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className="page-width flex flex-1 flex-col items-center justify-center py-20 text-center">
      <ImigongoRule className="max-w-48 text-amber" />
      <h1 className="mt-8 text-2xl md:text-3xl">{title}</h1>
      <p className="mt-3 max-w-md text-slate">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
