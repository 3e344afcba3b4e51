import { formatRwf } from '@urumuri/money';
import type { ReactNode } from 'react';

type OrderBarProps = {
  totalRwf: number;
  /** Why the button does nothing yet. */
  obstacle?: { id: string; words: string | undefined };
  children: ReactNode;
};

/** The button that ends a step. Below two columns it stays at the bottom of the screen, with the total. */
export function OrderBar({ totalRwf, obstacle, children }: OrderBarProps) {
  return (
    <div className="summary-bar">
      {/* It may come while somebody is filling in the form, when others buy the rest. */}
      {obstacle && (
        <p
          id={obstacle.id}
          role="status"
          className="text-sm text-slate empty:sr-only max-lg:min-w-0 max-lg:flex-1 max-lg:text-xs lg:mb-4"
        >
          {obstacle.words}
        </p>
      )}
      {/* The sum stands just above it on wide screens, and in the summary where words need its place. */}
      {!obstacle?.words && (
        <p className="min-w-0 leading-tight lg:hidden">
          <span className="block text-xs text-slate">Total Price</span>
          <span className="font-bold whitespace-nowrap tabular-nums">{formatRwf(totalRwf)}</span>
        </p>
      )}
      {children}
    </div>
  );
}
