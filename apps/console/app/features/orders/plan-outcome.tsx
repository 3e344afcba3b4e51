import type { OrderPlan } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { ReactNode } from 'react';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { OrderSums } from './order-sums.tsx';

type PlanOutcomeProps = { plan: Pick<OrderPlan, 'before' | 'after' | 'words' | 'refusal'>; children?: ReactNode };

/** The old total of an order and the new one, what the customer will read, and what stands in the way. */
export function PlanOutcome({ plan: { before, after, words, refusal }, children }: PlanOutcomeProps) {
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
      {refusal && <p className="font-medium text-danger">{refusal}</p>}
    </>
  );
}

type PlanButtonsProps = { sends: string; back: string; children?: ReactNode };

/** Has the order become what is planned, or leaves it. */
export function PlanButtons({ sends, back, children }: PlanButtonsProps) {
  return (
    <div className="mt-5 flex flex-col gap-3">
      <SendButton>{sends}</SendButton>
      {children}
      <LinkButton look="secondary" to={back} className="sm:self-start">
        Keep the order as it is
      </LinkButton>
    </div>
  );
}
