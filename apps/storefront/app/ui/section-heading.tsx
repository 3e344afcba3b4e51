import type { ReactNode } from 'react';

/** A section's title with its controls at the far end. */
export function SectionHeading({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mb-5">
      <h2 id={id} className="text-xl md:text-2xl">
        {title}
      </h2>
      {children}
    </div>
  );
}
