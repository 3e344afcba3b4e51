import type { ReactNode } from 'react';

/** A section's title with its controls at the far end. */
export function SectionHeading({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className="section-heading">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
