import type { ReactNode } from 'react';

/** An amount that is no longer to be paid is struck through, and says so to who cannot see it. */
export function Struck({ isCancelled = true, children }: { isCancelled?: boolean; children: ReactNode }) {
  if (!isCancelled) return children;
  return (
    <s>
      <span className="sr-only">Cancelled: </span>
      {children}
    </s>
  );
}
