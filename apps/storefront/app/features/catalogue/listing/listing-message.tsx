import type { ReactNode } from 'react';
import { ImigongoRule } from '../../../components/ui/imigongo-rule.tsx';

type ListingMessageProps = { title?: string; text: string; isError?: boolean; children: ReactNode };

/** What stands in the place of products when there are none to show. */
export function ListingMessage({ title, text, isError, children }: ListingMessageProps) {
  return (
    <div
      role={isError ? 'alert' : undefined}
      className="flex flex-col items-center gap-6 overflow-hidden rounded-card bg-mist px-6 py-12 text-center md:py-16"
    >
      <ImigongoRule className={isError ? 'max-w-48 text-amber' : 'max-w-48 text-haze'} />
      <div className="max-w-prose">
        {title && <h3 className="text-xl">{title}</h3>}
        <p className={title && 'mt-2 text-slate'}>{text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
