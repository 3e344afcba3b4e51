import type { ReactNode } from 'react';

/** Something to edit, collapsed until it is asked for. */
export function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-card border border-line bg-white">
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">{title}</summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
