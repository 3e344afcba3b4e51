import type { Order } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { StatusBadge } from '@urumuri/ui/parts/status-badge.tsx';
import { isAllPickup } from '../../ui/pickup-words.ts';
import { orderName } from './order-name.ts';
import { isPaymentDue } from './order-payment.ts';

const columns = ['Order Id', 'Price', 'Payment Status', 'Order Status', 'Action'] as const;

/** Written down because some browsers forget them when a table is laid out as anything else. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table whose rows are laid out as cards on narrow screens. */
export function OrdersTable({ label, orders }: { label: string; orders: readonly Order[] }) {
  return (
    <table {...roles.table} aria-label={label} className="orders-table">
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th key={column} {...roles.columnheader} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: Order }) {
  const name = orderName(order);
  return (
    <tr {...roles.row}>
      <th {...roles.rowheader} scope="row">
        <Link to={addresses.order(order._id)} className="font-semibold underline-offset-4 hover:underline">
          {name}
        </Link>
        <span className="block text-sm font-normal text-slate">{order.date}</span>
      </th>
      <td {...roles.cell} className="orders-price">
        <OrderPrice order={order} />
      </td>
      <td {...roles.cell}>
        <StatusBadge payment={order.payment_status} />
      </td>
      <td {...roles.cell}>
        <StatusBadge delivery={order.delivery_status} isPickup={isAllPickup(order)} />
        {order.expires_at && (
          <span className="mt-1 block text-xs text-slate">Confirm by {formatKigaliMoment(order.expires_at)}</span>
        )}
      </td>
      <td {...roles.cell} className="orders-action">
        <LinkButton to={addresses.order(order._id)} look="secondary" className="px-4">
          View<span className="sr-only"> order {name}</span>
        </LinkButton>
        {isPaymentDue(order) && (
          <LinkButton to={addresses.payFor(order._id)} className="px-4">
            Pay Now<span className="sr-only"> for order {name}</span>
          </LinkButton>
        )}
      </td>
    </tr>
  );
}

/** What is to be paid; where parts are cancelled, what was ordered stands struck through beside it. */
function OrderPrice({ order: { price, parts } }: { order: Order }) {
  const orderedRwf = parts.reduce((sum, part) => sum + part.price, 0);
  if (orderedRwf === price) return formatRwf(price);
  return (
    <>
      <s className="block text-sm font-normal text-slate">
        <span className="sr-only">Ordered for </span>
        {formatRwf(orderedRwf)}
      </s>
      {formatRwf(price)}
    </>
  );
}
