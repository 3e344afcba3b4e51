import { formatRwf } from '@urumuri/money';
import type { ReactNode } from 'react';

/** The button that ends a step. Below two columns it stays at the bottom of the screen, with the total. */
export function OrderBar({ totalRwf, children }: { totalRwf: number; children: ReactNode }) {
  return (
    <div className="summary-bar">
      {/* The sum stands just above it on wide screens. */}
      <p className="min-w-0 leading-tight lg:hidden">
        <span className="block text-xs text-slate">Total Price</span>
        <span className="font-bold whitespace-nowrap tabular-nums">{formatRwf(totalRwf)}</span>
      </p>
      {children}
    </div>
  );
}
