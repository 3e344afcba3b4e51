import { formatRwf } from '@urumuri/money';
import type { ReactNode } from 'react';

/** Above the products of one shop: its name, and what they come to. */
export function ShopHeading({ sumRwf, children }: { sumRwf: number; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-2">
      <h3 className="text-base tracking-normal">{children}</h3>
      <p className="text-sm text-slate tabular-nums">
        <span className="sr-only">From this shop: </span>
        {formatRwf(sumRwf)}
      </p>
    </div>
  );
}
