import type { SellerOrder } from '@urumuri/contract';
import type { ReactNode } from 'react';
import { CallOutcomeForm } from '../calls/call-outcome.tsx';
import { ContactButtons } from '../calls/contact-buttons.tsx';
import { Allowed } from '../../shell/allowed.tsx';
import { Panel } from '../../shell/panel.tsx';
import { OrderState } from './order-chips.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PromisedDays } from './promised-days.tsx';
import { PartSteps } from './part-steps.tsx';

/** One shop's part of an order: what to do, what was ordered, where it goes, what happened. */
export function OrderDetails({ order, children }: { order: SellerOrder; children: ReactNode }) {
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
          <PartSteps part={order} />
          {order.isShared && (
            <p className="mt-3 text-sm text-slate">
              Other shops have a part in this order; the office records its payment.
            </p>
          )}
        </Panel>
        {order.awaitsCall && (
          <Allowed call="noteSellerCall">
            <Panel title="Waiting for your call">
              <CallOutcomeForm orderId={order._id} orderNumber={order.orderNumber} />
            </Panel>
          </Allowed>
        )}
        <Panel title="Ordered">
          <OrderLines products={order.products} />
          <OrderSums {...order} />
          <OrderLinks order={order} />
        </Panel>
        {children}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title={order.isPickup ? 'Pickup' : 'Deliver to'}>
          {order.isPickup ? (
            <p className="mb-4">
              <strong>{name}</strong> picks it up at the shop.
            </p>
          ) : (
            <address className="mb-4 not-italic">
              <strong className="block">{name}</strong>
              {address}
              <br />
              {area}, {city}, {province} ({post})
            </address>
          )}
          {!order.isPickup && <PromisedDays order={order} />}
          <ContactButtons phone={phone} prefers={order.contactBy} order={{ ...order, lines: order.products }} />
        </Panel>
        <OrderNotes orderId={order._id} />
        <OrderTimeline entries={order.timeline} />
      </div>
    </div>
  );
}
