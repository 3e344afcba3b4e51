import type { AdminOrder } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { BusyButton } from '../../ui/busy-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Struck } from '../../ui/struck.tsx';
import { PhoneLink } from '../calls/phone-link.tsx';
import { Expiry } from '../orders/expiry.tsx';
import { OrderChips } from '../orders/order-chips.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import { NoteFields, useNotes } from '../orders/note-fields.tsx';
import { OrderNotes } from '../orders/order-notes.tsx';
import { OrderSums } from '../orders/order-sums.tsx';
import { OrderTimeline } from '../orders/order-timeline.tsx';
import { History } from '../shell/history.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { OrderPayments } from '../payments/order-payments.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';

/** A whole order as the office sees it. */
export function AnyOrder({ order }: { order: AdminOrder }) {
  const cancelled = order.parts.filter(({ delivery_status: status }) => status === 'cancelled');
  const cancelledShops = cancelled.map(({ shopName }) => shopName);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title="Payment">
          <div className="mb-4 flex flex-col gap-2">
            <OrderChips delivery={order.delivery_status} payment={order.payment_status} />
            {order.expiresAt && <Expiry at={order.expiresAt} />}
          </div>
          <div className="flex flex-col gap-5">
            <OrderPayments order={order} />
            <PaymentStep order={order} />
          </div>
        </Panel>
        <Panel title="Ordered">
          <OrderLines products={order.products} cancelledShops={cancelledShops} />
          <OrderSums {...order} />
          {order.canChange && (
            <LinkButton look="secondary" to={consoleAddresses.changeOrder(order._id)} className="mt-4">
              Change order
            </LinkButton>
          )}
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title="Shops">
          <ul className="flex flex-col divide-y divide-line">
            {order.parts.map(({ _id, shopName, price, delivery_status: status, isOwn }) => (
              <li key={_id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span>
                  {shopName} · <Struck isCancelled={status === 'cancelled'}>{formatRwf(price)}</Struck>
                </span>
                <StatusBadge delivery={status} />
                {isOwn && (
                  <LinkButton look="secondary" to={consoleAddresses.order(order._id)} className="w-full">
                    Confirm, send and hand over our part
                  </LinkButton>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Customer">
          <p className="font-semibold">{order.customerName}</p>
          <p>{order.address}</p>
          <PhoneLink phone={order.phone} />
        </Panel>
        <OrderNotes orderId={order._id} />
        <Panel title="What happened">
          <OrderTimeline entries={order.timeline} />
        </Panel>
        <History kind="order" subjectId={order._id} />
      </div>
    </div>
  );
}

const words = { paid: 'Mark as paid', refunded: 'Mark as refunded' } as const;

/** What can happen next to an order's money, and a word about it. */
function PaymentStep({ order: { _id: orderId, nextPayments } }: { order: AdminOrder }) {
  const { notes, write, clear } = useNotes();
  const { run, isBusy } = useSellerTask();
  const steps = (['paid', 'refunded'] as const).filter((status) => nextPayments.includes(status));
  if (steps.length === 0) return null;
  const take = async (status: 'paid' | 'refunded') => {
    const isDone = await run(() => sellerApi.changeOrderPayment({ params: { orderId }, body: { status, ...notes } }));
    if (isDone) clear();
  };
  return (
    <div className="flex flex-col gap-4">
      <NoteFields notes={notes} write={write} />
      {steps.map((status) => (
        <BusyButton
          key={status}
          look={status === 'paid' ? 'primary' : 'secondary'}
          isBusy={isBusy}
          className="self-start"
          onClick={() => void take(status)}
        >
          {words[status]}
        </BusyButton>
      ))}
    </div>
  );
}
