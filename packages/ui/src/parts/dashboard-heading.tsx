import type { ReactNode } from 'react';

/** The title of a page in the dashboard, with its controls at the far end. */
export function DashboardHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-3 md:mb-6">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {children}
    </div>
  );
}
