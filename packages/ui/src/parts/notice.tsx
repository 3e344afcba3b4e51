import type { ReactNode } from 'react';
import { ImigongoRule } from './imigongo-rule.tsx';

type NoticeProps = {
  title?: string | undefined;
  heading?: 'h2' | 'h3';
  text: string;
  isError?: boolean;
  children?: ReactNode;
};

/** What stands in the place of a list or a page that has nothing to show, with a way on. */
export function Notice({ title, heading: Heading = 'h2', text, isError, children }: NoticeProps) {
  return (
    <div
      role={isError ? 'alert' : undefined}
      className="flex flex-col items-center gap-6 overflow-hidden rounded-card bg-mist px-6 py-12 text-center md:py-16"
    >
      <ImigongoRule className={isError ? 'max-w-48 text-amber' : 'max-w-48 text-haze'} />
      <div className="max-w-prose">
        {title && <Heading className="text-xl">{title}</Heading>}
        <p className={title && 'mt-2 text-slate'}>{text}</p>
      </div>
      {children && <div className="flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
