import type { ListedOrder } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { describeAge } from '../../shell/age.ts';
import { Thumbnail } from '../../shell/thumbnail.tsx';
import { OrderChips } from './order-chips.tsx';
import { channelWords } from './status-words.ts';

const columns = 'lg:grid-cols-[3rem_minmax(0,1fr)_4.5rem_7.5rem_7.5rem_12.5rem]';

/** What stands in the columns of the rows below, on a wide screen. */
export function OrderHeads() {
  return (
    <div aria-hidden="true" className={`mb-1.5 hidden gap-x-4 pr-4 pl-14 text-sm text-slate lg:grid ${columns}`}>
      <span className="col-span-2">Order</span>
      <span>Age</span>
      <span className="text-right">Total</span>
      <span className="text-right">Open</span>
      <span>Status</span>
    </div>
  );
}

type OrderRowProps = {
  order: ListedOrder & { shopNames?: readonly string[] };
  address: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** An order as a link: a card on a phone, a line on a desk. */
export function OrderRow({ order, address, isChosen, onChoose }: OrderRowProps) {
  const { orderNumber, customerName, createdAt, expiresAt, riders, open } = order;
  return (
    <li className="flex items-center">
      <label className="flex min-h-11 min-w-11 shrink-0 items-center pl-3">
        <input
          type="checkbox"
          aria-label={`Choose order ${orderNumber}`}
          checked={isChosen}
          className="size-5"
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <Link
        to={address}
        className={`grid min-w-0 flex-1 grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 rounded-card border border-line p-3 hover:border-ink lg:gap-x-4 lg:px-4 ${columns}`}
      >
        <Thumbnail image={order.image} className="size-12 max-lg:row-span-2 max-lg:self-start" />
        <span className="min-w-0">
          <span className="block font-bold break-words lg:truncate">
            No. {orderNumber} <span className="font-semibold max-lg:block">{customerName}</span>
          </span>
          <span className="block truncate text-sm text-slate max-lg:hidden">{describeOrder(order)}</span>
        </span>
        <time
          dateTime={createdAt}
          title={formatKigaliMoment(createdAt)}
          className="text-sm whitespace-nowrap max-lg:self-start max-lg:text-right"
        >
          {describeAge(createdAt)}
        </time>
        <span className="min-w-0 text-sm text-slate max-lg:col-span-2 lg:hidden">{describeOrder(order)}</span>
        <span className="font-semibold max-lg:col-span-3 lg:text-right lg:whitespace-nowrap">
          {formatRwf(order.price)}
          {open > 0 && <span className="font-normal text-slate lg:hidden"> · {formatRwf(open)} open</span>}
        </span>
        <span className="text-right whitespace-nowrap max-lg:hidden">
          {open > 0 && <span className="sr-only">Open: </span>}
          {open > 0 ? formatRwf(open) : <span aria-hidden="true">–</span>}
        </span>
        <span className="max-lg:col-span-3">
          <OrderChips delivery={order.delivery_status} payment={order.payment_status} isConfirmed={order.isConfirmed} />
          {riders.length > 0 && <span className="mt-1 block text-xs">Rider: {riders.join(', ')}</span>}
          {expiresAt && (
            <span className="mt-1 block text-xs text-slate">Confirm by {formatKigaliMoment(expiresAt)}</span>
          )}
        </span>
      </Link>
    </li>
  );
}

const describeOrder = ({ items, channel, isPickup, district, shopNames = [] }: OrderRowProps['order']) =>
  [formatCount(items, 'item'), channelWords[channel], isPickup ? 'Pickup' : district, ...shopNames]
    .filter((part) => part !== '')
    .join(' · ');
