import type { Order } from '@urumuri/contract';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import type { PaymentData } from './load-payment.ts';
import { OrderBar } from './order-bar.tsx';
import { SummaryRows } from './summary-rows.tsx';
import { ToDashboard } from './to-dashboard.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { WaysToPay } from './ways-to-pay.tsx';

/** The order that was received, what happens next, and its confirmation. */
export function PaymentView({ data: { order, callSentence } }: { data: PaymentData }) {
  const closed = findClosedWords(order);
  return (
    <div className="summary-columns">
      {closed ? <p className="text-lg">{closed}</p> : <WaysToPay callSentence={callSentence} />}
      <section aria-labelledby="summary" className="summary rounded-card bg-mist p-5 md:p-6">
        <h2 id="summary" className="text-xl">
          Order Summary
        </h2>
        <SummaryRows {...summarise(order)} />
        <div className="mt-5 flex flex-col gap-3">
          {closed ? (
            <LinkButton to={addresses.order(order._id)} look="secondary">
              See the order
            </LinkButton>
          ) : (
            <Confirmation orderId={order._id} totalRwf={order.price} />
          )}
        </div>
      </section>
    </div>
  );
}

function Confirmation({ orderId, totalRwf }: { orderId: string; totalRwf: number }) {
  const { stage, confirm } = useConfirmation(orderId);
  return (
    <>
      <FormAlert>{stage.name === 'failed' && stage.text}</FormAlert>
      <div role="status" className="empty:hidden">
        {stage.name === 'done' && (
          <p className="flex gap-2.5 rounded-control border border-success bg-white px-4 py-3 font-semibold text-success">
            <CheckIcon className="size-6 shrink-0" />
            Your order is placed successfully.
          </p>
        )}
      </div>
      {stage.name === 'done' ? (
        <ToDashboard />
      ) : (
        <>
          <p className="text-sm text-slate">
            We have your order. Confirm it with Place Order; nothing is ordered twice.
          </p>
          <OrderBar totalRwf={totalRwf}>
            <Button
              className="min-h-12 flex-1 lg:w-full"
              aria-disabled={stage.name === 'processing' || undefined}
              onClick={() => void confirm()}
            >
              {stage.name === 'processing' ? 'Processing…' : 'Place Order'}
            </Button>
          </OrderBar>
        </>
      )}
    </>
  );
}

function findClosedWords({ delivery_status, payment_status }: Order): string | undefined {
  if (delivery_status === 'cancelled') return 'This order is cancelled. There is nothing to pay.';
  return payment_status === 'unpaid' ? undefined : 'This order is settled. There is nothing left to pay.';
}

function summarise({ products, price, shipping_fee, voucher_code, voucher_discount = 0 }: Order) {
  return {
    items: products.reduce((sum, { quantity }) => sum + quantity, 0),
    priceRwf: price - shipping_fee + voucher_discount,
    shippingFeeRwf: shipping_fee,
    voucher: voucher_code === undefined ? undefined : { code: voucher_code, discountRwf: voucher_discount },
    totalRwf: price,
  };
}
