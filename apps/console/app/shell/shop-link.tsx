import type { ReactNode } from 'react';

/** A link to a page of the shop, which is another application: it is loaded as a document. */
export function ShopLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
