import type { SellerOrder } from '@urumuri/contract';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { CallOutcomeForm } from '../calls/call-outcome.tsx';
import { ContactButtons } from '../calls/contact-buttons.tsx';
import { Panel } from '../../shell/panel.tsx';
import { NoteFields, useNotes } from './note-fields.tsx';
import { OrderState } from './order-chips.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { stepWords } from './status-words.ts';

/** One shop's part of an order: what to do, what was ordered, where it goes, what happened. */
export function OrderDetails({ order }: { order: SellerOrder }) {
  const { name, address, area, city, province, phone, post } = order.shippingInfo;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title="Next step">
          <OrderState order={order} />
          {order.moneySays.map((sentence) => (
            <p key={sentence} className="mb-3 font-semibold">
              {sentence}
            </p>
          ))}
          <OrderSteps order={order} />
          {order.isShared && (
            <p className="mt-3 text-sm text-slate">
              Other shops have a part in this order; the office records its payment.
            </p>
          )}
        </Panel>
        {order.awaitsCall && (
          <Panel title="Waiting for your call">
            <CallOutcomeForm orderId={order._id} orderNumber={order.orderNumber} />
          </Panel>
        )}
        <Panel title="Ordered">
          <OrderLines products={order.products} />
          <OrderSums {...order} />
          <OrderLinks order={order} />
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title="Deliver to">
          <address className="mb-4 not-italic">
            <strong className="block">{name}</strong>
            {address}
            <br />
            {area}, {city}, {province} ({post})
          </address>
          <ContactButtons phone={phone} prefers={order.contactBy} order={{ ...order, lines: order.products }} />
        </Panel>
        <OrderNotes orderId={order._id} />
        <OrderTimeline entries={order.timeline} />
      </div>
    </div>
  );
}

/** The steps this part of the order may take now. */
function OrderSteps({ order }: { order: SellerOrder }) {
  const params = { orderId: order._id };
  const { notes, write, clear } = useNotes();
  // Here, and not in the buttons, which may be gone when it is done.
  const { isBusy, send } = useAction<'changeSellerOrderStatus' | 'markSellerOrderPaid'>({ onDone: clear });
  const forward = (['processing', 'warehouse', 'placed'] as const).filter((to) => order.nextStatuses.includes(to));
  const isOver = forward.length === 0 && !order.canMarkPaid;
  if (isOver) return <p className="text-slate">Nothing left to do for this order.</p>;
  return (
    <div className="flex flex-wrap gap-2.5">
      <details className="basis-full">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Add a note to this step</summary>
        <div className="py-2">
          <NoteFields notes={notes} write={write} />
        </div>
      </details>
      {forward.map((status) => (
        <BusyButton
          key={status}
          isBusy={isBusy}
          onClick={() =>
            void send({ intent: 'changeSellerOrderStatus', input: { params, body: { status, ...notes } } })
          }
        >
          {stepWords[status]}
        </BusyButton>
      ))}
      {order.canMarkPaid && (
        <BusyButton
          look="secondary"
          isBusy={isBusy}
          onClick={() => void send({ intent: 'markSellerOrderPaid', input: { params, body: notes } })}
        >
          Mark as paid
        </BusyButton>
      )}
    </div>
  );
}
