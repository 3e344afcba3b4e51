import type { Order } from '@urumuri/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import { CheckIcon } from '@urumuri/ui/parts/icons.tsx';
import { Link } from 'react-router';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import type { PaymentData } from './load-payment.ts';
import { isAllPickup } from '../../ui/pickup-words.ts';
import { describeNextStep } from './next-step.ts';
import { OrderBar } from './order-bar.tsx';
import { SummaryRows } from './summary-rows.tsx';
import { ToDashboard } from './to-dashboard.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

const CANCELLED = 'This order has been cancelled. Please order again or call us.';

/** The order that was just received, and its confirmation. */
export function FreshOrder({ data: { order, callSentence } }: { data: PaymentData }) {
  const { isBusy, answer: asked, failure: refusal, send } = useAction<'getOrderDetails'>();
  const isCancelled = asked?.order.delivery_status === 'cancelled';
  const isDone = !isBusy && asked !== undefined && !isCancelled;
  const failure = isBusy ? undefined : isCancelled ? CANCELLED : refusal;
  const confirm = () => void send({ intent: 'getOrderDetails', input: { params: { orderId: order._id } } });
  const answer = useRef<HTMLDivElement>(null);
  const isAnswered = isDone || failure !== undefined;
  useEffect(() => {
    // On phones the button is at hand everywhere on the page, and the answer to it is not.
    if (!isAnswered) return;
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'center' });
  }, [isAnswered]);
  return (
    <>
      <div ref={answer} tabIndex={-1} className={isAnswered ? 'mb-6 flex flex-col gap-3 outline-none' : 'sr-only'}>
        <FormAlert>{failure}</FormAlert>
        <div role="status">
          {isDone && (
            <p className="flex gap-2.5 rounded-control border border-success bg-white px-4 py-3 font-semibold text-success">
              <CheckIcon className="size-6 shrink-0" />
              Your order is placed successfully.
            </p>
          )}
        </div>
        {isDone && <ToDashboard />}
      </div>
      <div className="summary-columns">
        <WaysToPay order={order} callSentence={callSentence} />
        <Summary order={order}>
          {!isDone && (
            <>
              <p className="text-sm text-slate">
                We have your order. Confirm it with Place Order; nothing is ordered twice.
              </p>
              <OrderBar totalRwf={order.price}>
                <BusyButton className="min-h-12 flex-1 lg:w-full" isBusy={isBusy} onClick={confirm}>
                  {isBusy ? 'Processing…' : 'Place Order'}
                </BusyButton>
              </OrderBar>
            </>
          )}
        </Summary>
      </div>
    </>
  );
}

/** An order the customer has: what to do now, and how to pay for it. */
export function OrderToPay({ data: { order, callSentence } }: { data: PaymentData }) {
  const isDue = order.payment.open > 0;
  return (
    <div className="summary-columns">
      <div className="flex flex-col gap-8">
        <section aria-labelledby="now">
          <h2 id="now" className="text-xl">
            What to do now
          </h2>
          <p className="mt-2 max-w-prose text-lg">
            {describeNextStep({ ...order, ...order.payment, isPickup: isAllPickup(order) })}
          </p>
          {order.payment.says.map((sentence) => (
            <p key={sentence} className="mt-2 max-w-prose font-semibold">
              {sentence}
            </p>
          ))}
        </section>
        {isDue && <WaysToPay order={order} callSentence={order.expires_at && callSentence} />}
        {isDue && (
          <p>
            You have paid already?{' '}
            <Link to={`${addresses.order(order._id)}#payment`} className="font-semibold underline underline-offset-4">
              Send us the confirmation message
            </Link>
          </p>
        )}
      </div>
      <Summary order={order}>
        <LinkButton to={addresses.order(order._id)} look="secondary">
          See the order
        </LinkButton>
      </Summary>
    </div>
  );
}

function Summary({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <section aria-labelledby="summary" className="summary rounded-card bg-mist p-5 md:p-6">
      <h2 id="summary" className="text-xl">
        Order Summary
      </h2>
      <SummaryRows {...summarise(order)} />
      <div className="mt-5 flex flex-col gap-3">{children}</div>
    </section>
  );
}

function summarise({ products, parts, price, shipping_fee, voucher_code, voucher_discount = 0 }: Order) {
  const cancelled = parts.filter(({ delivery_status: status }) => status === 'cancelled');
  const isCancelled = (sellerId: string) => cancelled.some((part) => part.sellerId === sellerId);
  return {
    items: products.reduce((sum, { quantity, sellerId }) => sum + (isCancelled(sellerId) ? 0 : quantity), 0),
    cancelled,
    priceRwf: price - shipping_fee + voucher_discount,
    shippingFeeRwf: shipping_fee,
    pickup: parts
      .filter((part) => !cancelled.includes(part))
      .map(({ shopName, pickup }) => ({ shopName, isPickup: pickup !== undefined })),
    voucher: voucher_code === undefined ? undefined : { code: voucher_code, discountRwf: voucher_discount },
    totalRwf: price,
  };
}
