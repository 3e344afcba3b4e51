import type { OrderDetails, OrderInvoices, OrderReturns } from '@urumuri/contract';
import type { ReactNode } from 'react';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { nameDays } from '@urumuri/ui/format/promised-days.ts';
import { isAllPickup } from '../../ui/pickup-words.ts';
import { DeliverTo } from '../../ui/deliver-to.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { describeWish } from '@urumuri/ui/format/call-window.ts';
import { describeDeadline } from '../../platform/format/order-deadline.ts';
import { StatusBadge } from '@urumuri/ui/parts/status-badge.tsx';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { LastChange } from './last-change.tsx';
import { OrderBlock } from './order-block.tsx';
import { orderName } from './order-name.ts';
import { OrderInvoicesView } from './order-invoices.tsx';
import { OrderParts } from './order-parts.tsx';
import { OrderMoney } from './order-money.tsx';
import { isPaymentDue } from './order-payment.ts';
import { OrderReturnsView } from './order-returns.tsx';
import { PickupCodes } from './pickup-codes.tsx';
import { OrderTotals } from './order-totals.tsx';
import { awaitsCall } from './order-timeline.ts';
import { Timeline } from './timeline.tsx';

type OrderViewProps = { order: OrderDetails; returns: OrderReturns | undefined; papers: OrderInvoices | undefined };

export function OrderView({ order, returns, papers }: OrderViewProps) {
  const name = orderName(order);
  const deadline = describeDeadline(order);
  return (
    <>
      <DashboardHeading title={`Order ${name}`}>
        <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full max-sm:*:flex-1 print:hidden">
          {order.cancellable && (
            <ConfirmButton
              intent="cancelOrder"
              input={{ params: { orderId: order._id } }}
              question={`Cancel order ${name}?`}
              consequence="The shop gives the products to somebody else. This cannot be undone; you can order again any time."
              confirmLabel="Cancel order"
            >
              Cancel order
            </ConfirmButton>
          )}
          {isPaymentDue(order) && <LinkButton to={addresses.payFor(order._id)}>Pay Now</LinkButton>}
        </div>
      </DashboardHeading>
      <dl className="order-facts">
        <Fact label="Date">{order.date}</Fact>
        <Fact label="Payment">
          {order.payment_status === 'unpaid' && order.payment.toVerify > 0 ? (
            <Badge tone="waiting" className="px-2.5 py-1 whitespace-nowrap">
              Paid – to verify
            </Badge>
          ) : (
            <StatusBadge payment={order.payment_status} />
          )}
        </Fact>
        <Fact label="Order">
          <StatusBadge delivery={order.delivery_status} isPickup={isAllPickup(order)} />
        </Fact>
      </dl>
      {deadline && <p className="mt-4 rounded-control bg-amber-wash px-4 py-3 text-sm">{deadline}</p>}
      <PickupCodes order={order} />
      <OrderMoney order={order} />
      <div className="order-grid">
        <OrderBlock area="timeline" title="Order history">
          <Timeline order={order} />
        </OrderBlock>
        <OrderBlock area="products" title="Products">
          <LastChange order={order} />
          <OrderParts order={order} />
          <OrderTotals order={order} />
          <OrderReturnsView returns={returns} />
          <OrderInvoicesView orderId={order._id} papers={papers} />
        </OrderBlock>
        <OrderBlock area="delivery" title={isAllPickup(order) ? 'Your details' : 'Delivery'}>
          <DeliverTo shipping={order.shipping_Info} email={order.shipping_Info.email} />
          {order.deliver_from && order.deliver_until && order.delivery_status !== 'cancelled' && (
            <p className="mt-4 text-sm">
              Promised for {nameDays({ from: order.deliver_from, until: order.deliver_until })}
            </p>
          )}
          {awaitsCall(order) && <p className="mt-4 text-sm">Our call: {describeWish(order)}</p>}
          <p className="mt-2 text-sm break-words text-slate">Order Id {order._id}</p>
          <EndLinks orderId={order._id} />
        </OrderBlock>
      </div>
    </>
  );
}

/** For who has passed on a message of ours, and is sorry. */
function EndLinks({ orderId }: { orderId: string }) {
  const { isBusy, send } = useAction();
  return (
    <p className="mt-4 text-sm text-slate print:hidden">
      Links in our messages open this order without signing in.{' '}
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) void send({ intent: 'endOrderLinks', input: { params: { orderId } } });
        }}
        className="min-h-11 font-semibold text-ink underline underline-offset-4"
      >
        End these links
      </button>
    </p>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="text-sm text-slate">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
