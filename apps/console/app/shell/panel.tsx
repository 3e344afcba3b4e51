import { type ReactNode, useId } from 'react';
import { classNames } from '@urumuri/ui/parts/class-names.ts';

type PanelProps = { title: string; className?: string; children: ReactNode };

/** A titled part of a page. */
export function Panel({ title, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('min-w-0 rounded-card border border-line bg-white p-4 md:p-5', className)}
    >
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
