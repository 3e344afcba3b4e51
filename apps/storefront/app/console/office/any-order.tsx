import type { AdminOrder } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Badge } from '../../ui/badge.tsx';
import { Struck } from '../../ui/struck.tsx';
import { telAddress } from '../calls/customer-links.ts';
import { Expiry } from '../orders/expiry.tsx';
import { OrderChips } from '../orders/order-chips.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import { OrderSums } from '../orders/order-sums.tsx';
import { OrderTimeline } from '../orders/order-timeline.tsx';
import { Panel } from '../shell/panel.tsx';
import { PaymentStep } from './payment-step.tsx';
import { deliveryWords } from '../orders/status-words.ts';

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
          <PaymentStep order={order} />
        </Panel>
        <Panel title="Ordered">
          <OrderLines products={order.products} cancelledShops={cancelledShops} />
          <OrderSums {...order} />
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title="Shops">
          <ul className="flex flex-col divide-y divide-line">
            {order.parts.map(({ _id, shopName, price, delivery_status: status }) => (
              <li key={_id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span>
                  {shopName} · <Struck isCancelled={status === 'cancelled'}>{formatRwf(price)}</Struck>
                </span>
                <Badge tone={deliveryWords[status].tone}>{deliveryWords[status].label}</Badge>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Customer">
          <p className="font-semibold">{order.customerName}</p>
          <p>{order.address}</p>
          <a href={telAddress(order.phone)} className="inline-flex min-h-11 items-center underline">
            {order.phone}
          </a>
        </Panel>
        <Panel title="What happened">
          <OrderTimeline entries={order.timeline} />
        </Panel>
      </div>
    </div>
  );
}
