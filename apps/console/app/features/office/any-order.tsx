import type { AdminOrder } from '@urumuri/contract';
import { type ReactNode, useState } from 'react';
import { formatRwf } from '@urumuri/money';
import { useMayCall } from '@urumuri/ui/forms/allowed-calls.ts';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { Struck } from '@urumuri/ui/parts/struck.tsx';
import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { MarketCallForm } from '../calls/market-call-form.tsx';
import { PhoneLink } from '../calls/phone-link.tsx';
import { OrderChips, OrderState } from '../orders/order-chips.tsx';
import { PromisedDays } from '../orders/promised-days.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import { OrderLinks } from '../orders/order-links.tsx';
import { NoteFields, useNotes } from '../orders/note-fields.tsx';
import { OrderNotes } from '../orders/order-notes.tsx';
import { OrderSums } from '../orders/order-sums.tsx';
import { OrderTimeline } from '../orders/order-timeline.tsx';
import { PartSteps } from '../orders/part-steps.tsx';
import { History } from '../../shell/history.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { OrderPayments } from '../payments/order-payments.tsx';
import { likelyReason, RefundReasonField } from '../payments/refund-reason.tsx';
import { Allowed } from '../../shell/allowed.tsx';
import { Panel } from '../../shell/panel.tsx';

/** A whole order as the office sees it. */
export function AnyOrder({ order, children }: { order: AdminOrder; children: ReactNode }) {
  const cancelled = order.parts.filter(({ delivery_status: status }) => status === 'cancelled');
  const waiting = order.parts.filter(({ awaitsCall }) => awaitsCall);
  const cancelledShops = cancelled.map(({ shopName }) => shopName);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title="Payment">
          <OrderState order={order} />
          <div className="flex flex-col gap-5">
            <OrderPayments order={order} />
            <PaymentStep order={order} />
          </div>
        </Panel>
        {waiting.length > 0 && (
          <Allowed call="noteMarketCall">
            <Panel title="Waiting for a call">
              <MarketCallForm orderId={order._id} orderNumber={order.orderNumber} parts={waiting} />
            </Panel>
          </Allowed>
        )}
        <Panel title="Ordered">
          <OrderLines products={order.products} cancelledShops={cancelledShops} />
          <OrderSums {...order} open={order.payment.open} />
          <OrderLinks order={order} />
        </Panel>
        {children}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title="Shops">
          <ul className="flex flex-col divide-y divide-line">
            {order.parts.map(
              ({
                _id,
                shopName,
                sellerId,
                price,
                open,
                delivery_status: status,
                nextStatuses,
                isConfirmed,
                isPickup,
              }) => (
                <li key={_id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <span>
                    {shopName} · <Struck isCancelled={status === 'cancelled'}>{formatRwf(price)}</Struck>
                    {order.parts.length > 1 && open > 0 && ` · ${formatRwf(open)} still to collect`}
                  </span>
                  <OrderChips delivery={status} isConfirmed={isConfirmed} isPickup={isPickup} />
                  {isPickup && <span className="text-sm">Pickup</span>}
                  {nextStatuses.length > 0 && (
                    <div role="group" aria-label={`Steps of ${shopName}`} className="w-full">
                      <PartSteps part={{ ...order, nextStatuses, isPickup, canMarkPaid: false }} shopId={sellerId} />
                    </div>
                  )}
                  <TextLink to={consoleAddresses.workFor(sellerId, consoleAddresses.order(order._id))}>
                    Open as {shopName}
                  </TextLink>
                </li>
              ),
            )}
          </ul>
        </Panel>
        <Panel title="Customer">
          <p className="font-semibold">{order.customerName}</p>
          <p>{order.address}</p>
          <PromisedDays order={order} />
          <PhoneLink phone={order.phone} />
        </Panel>
        <OrderNotes orderId={order._id} />
        <OrderTimeline entries={order.timeline} />
        <History kind="order" subjectId={order._id} />
      </div>
    </div>
  );
}

const words = { paid: 'Mark as paid', refunded: 'Mark as refunded' } as const;

/** What can happen next to an order's money, and a word about it. */
function PaymentStep({ order: { _id: orderId, nextPayments, payment } }: { order: AdminOrder }) {
  const { notes, write, clear } = useNotes();
  const { isBusy, send } = useAction<'changeOrderPayment'>({ onDone: clear });
  const [why, setWhy] = useState(likelyReason(payment));
  const steps = (['paid', 'refunded'] as const).filter((status) => nextPayments.includes(status));
  const isAllowed = useMayCall()('changeOrderPayment');
  if (!isAllowed || steps.length === 0) return null;
  const take = (status: 'paid' | 'refunded') => {
    const body = { status, ...notes, ...(status === 'refunded' && { why }) };
    void send({ intent: 'changeOrderPayment', input: { params: { orderId }, body } });
  };
  return (
    <div className="flex flex-col gap-4">
      {steps.includes('refunded') && <RefundReasonField money={payment} value={why} onChange={setWhy} />}
      <NoteFields notes={notes} write={write} />
      {steps.map((status) => (
        <BusyButton
          key={status}
          look={status === 'paid' ? 'primary' : 'secondary'}
          isBusy={isBusy}
          className="self-start"
          onClick={() => take(status)}
        >
          {words[status]}
        </BusyButton>
      ))}
    </div>
  );
}
