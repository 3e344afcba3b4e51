import type { LinkedOrder } from '@urumuri/contract';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { describeWish } from '@urumuri/ui/format/call-window.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { isAllPickup } from '../../ui/pickup-words.ts';
import { StatusBadge } from '@urumuri/ui/parts/status-badge.tsx';
import { LastChange } from './last-change.tsx';
import { OrderBlock } from './order-block.tsx';
import { orderName } from './order-name.ts';
import { OrderParts } from './order-parts.tsx';
import { awaitsCall } from './order-timeline.ts';
import { OrderTotals } from './order-totals.tsx';
import { Timeline } from './timeline.tsx';

/** An order as who holds its link may see it: what was ordered and how far it is, and nothing of who has ordered. */
export function LinkedOrderView({ order }: { order: LinkedOrder }) {
  return (
    <>
      <DashboardHeading title={`Order ${orderName(order)}`}>
        <LinkButton look="secondary" to={addresses.order(order._id)}>
          Open in my account
        </LinkButton>
      </DashboardHeading>
      <div className="flex flex-wrap gap-3">
        <StatusBadge delivery={order.delivery_status} isPickup={isAllPickup(order)} />
        <StatusBadge payment={order.payment_status} />
      </div>
      <div className="order-grid">
        <OrderBlock area="timeline" title="Order history">
          <Timeline order={order} />
        </OrderBlock>
        <OrderBlock area="products" title="Products">
          <LastChange order={order} />
          <OrderParts order={order} />
          <OrderTotals order={order} />
        </OrderBlock>
        <OrderBlock area="delivery" title={isAllPickup(order) ? 'Pickup' : 'Delivery'}>
          <p>{isAllPickup(order) ? 'You pick it up at the shop.' : `To ${order.place}`}</p>
          {awaitsCall(order) && <p className="mt-2 text-sm">Our call: {describeWish(order)}</p>}
        </OrderBlock>
      </div>
    </>
  );
}
