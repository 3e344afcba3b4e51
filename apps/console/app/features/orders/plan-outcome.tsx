import type { OrderPlan } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { ReactNode } from 'react';
import { OrderSums } from './order-sums.tsx';

type PlanOutcomeProps = { plan: Pick<OrderPlan, 'before' | 'after' | 'words'>; children?: ReactNode };

/** The old total of an order and the new one, what stands between, and what the customer will read. */
export function PlanOutcome({ plan: { before, after, words }, children }: PlanOutcomeProps) {
  return (
    <>
      <p role="status" className="text-lg font-bold tabular-nums">
        {before.total === after.total
          ? `The total stays ${formatRwf(after.total)}`
          : `${formatRwf(before.total)} → ${formatRwf(after.total)}`}
      </p>
      <OrderSums
        itemsPrice={after.items}
        voucherDiscount={after.voucher}
        shippingFee={after.shipping}
        price={after.total}
      />
      {children}
      {words.length > 0 && (
        <div>
          <h3 className="text-base">The customer is told</h3>
          <ul className="list-disc pl-5 text-sm">
            {words.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
