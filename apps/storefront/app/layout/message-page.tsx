import type { ReactNode } from 'react';
import { ImigongoRule } from '@urumuri/ui/parts/imigongo-rule.tsx';

type MessagePageProps = { title: string; text: string; note?: string | undefined; children: ReactNode };

/** A page that says one thing and offers a way on. */
export function MessagePage({ title, text, note, children }: MessagePageProps) {
  return (
    <div className="page-width flex flex-1 flex-col items-center justify-center py-20 text-center">
      <ImigongoRule className="max-w-48 text-amber" />
      <h1 className="mt-8 text-2xl md:text-3xl">{title}</h1>
      <p className="mt-3 max-w-md text-balance text-slate">{text}</p>
      <div className="mt-8 flex w-full flex-wrap justify-center gap-3">{children}</div>
      {note && <p className="mt-8 max-w-full text-sm text-balance break-words text-slate">{note}</p>}
    </div>
  );
}
