import type { LowStockProduct, SalesDay, SellerDashboard, Waiting } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { consoleAddresses as to } from './console-addresses.ts';
import { DayChart } from './day-chart.tsx';
import { Panel } from './panel.tsx';

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const dayNames = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const dateOf = ({ day }: SalesDay) => new Date(`${day}T00:00:00Z`);
const nameOf = (day: SalesDay) => weekdays.format(dateOf(day));

type List = { label: string; count: keyof Waiting; to: string; isMoney?: true };

const listsOf = (orders: string): Record<string, readonly List[]> => ({
  Orders: [
    { label: 'New orders', count: 'pending', to: `${orders}?status=pending` },
    { label: 'To call', count: 'toCall', to: to.calls },
    { label: 'To pack', count: 'processing', to: `${orders}?status=processing` },
    { label: 'To deliver', count: 'warehouse', to: `${orders}?status=warehouse` },
  ],
  Money: [
    { label: 'To collect', count: 'toCollectRwf', to: to.toCollect, isMoney: true },
    { label: 'To give back', count: 'toGiveBackRwf', to: to.toGiveBack, isMoney: true },
    { label: 'Payments to check', count: 'payments', to: to.payments },
  ],
  'After the sale': [
    { label: 'Returns to answer', count: 'returnsAsked', to: `${to.returns}?status=asked` },
    { label: 'Returns to settle', count: 'returnsReceived', to: `${to.returns}?status=received` },
    { label: 'Warranty claims', count: 'claims', to: to.claims },
    { label: 'Unread chats', count: 'chats', to: to.chat },
    { label: 'Reported reviews', count: 'reportedReviews', to: `${to.reviews}?show=reported` },
  ],
  Shop: [
    { label: 'Low stock', count: 'lowStock', to: `${to.products}?state=low` },
    { label: 'Products to check', count: 'productsToCheck', to: to.productsToCheck },
    { label: 'Shops to approve', count: 'shops', to: to.shops },
    { label: 'Failed messages', count: 'failedMessages', to: `${to.messages}?status=refused` },
  ],
});

/** What a shop or the office wants to know in the morning; every figure opens its list. */
export function Overview({ figures, isOffice }: { figures: SellerDashboard; isOffice: boolean }) {
  const { today, lastWeek, waiting, salesByDay, hasProducts } = figures;
  const orders = isOffice ? to.allOrders : to.orders;
  const day = salesByDay.at(-1);
  const weekday = day && dayNames.format(dateOf(day));
  const ofToday = day ? `?${new URLSearchParams({ from: day.day, to: day.day }).toString()}` : '';
  const total = salesByDay.reduce((sum, { sales }) => sum + sales, 0);
  return (
    <div className="flex flex-col gap-5">
      {!hasProducts && <FirstSteps />}
      <section aria-label="Today" className="grid gap-3 rounded-card bg-ink p-4 text-white sm:grid-cols-2 md:p-5">
        <Link to={orders + ofToday} className="group">
          <span className="block text-sm text-haze">Orders today</span>
          <strong className="block text-3xl tabular-nums group-hover:underline">{today.orders}</strong>
          <span className="text-sm text-haze">
            {lastWeek.orders} by this time last {weekday}
          </span>
        </Link>
        <p>
          <span className="block text-sm text-haze">Money in today</span>
          <strong className="block text-3xl tabular-nums">{formatRwf(today.moneyIn)}</strong>
          <span className="text-sm text-haze">
            {formatRwf(lastWeek.moneyIn)} by this time last {weekday}
          </span>
        </p>
      </section>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-[1fr_1.35fr_1fr_1fr]">
        {Object.entries(listsOf(orders)).map(([title, lists]) => (
          <section key={title} aria-label={title} className="min-w-0 rounded-card border border-line px-2 pt-3 pb-2">
            <h2 className="mb-1 px-2 text-base">{title}</h2>
            <ul>
              {lists.map((list) => (
                <WaitingRow key={list.label} list={list} value={waiting[list.count]} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Sales of the last 14 days">
          <p className="mb-2 text-sm text-slate">Confirmed or paid orders, by the day of the order.</p>
          <p className="mb-4 flex flex-wrap gap-x-6 text-slate">
            <span>
              Today <strong className="text-ink">{formatRwf(day?.sales ?? 0)}</strong>
            </span>
            <span>
              Total <strong className="text-ink">{formatRwf(total)}</strong>
            </span>
          </p>
          {total > 0 ? (
            <figure>
              <DayChart
                caption="Sales per day"
                days={salesByDay}
                nameOf={nameOf}
                describe={(sold) => `${nameOf(sold)}: ${formatRwf(sold.sales)}`}
                bars={[{ valueOf: ({ sales }) => sales, className: 'fill-amber' }]}
                columns={[
                  ['Orders', (sold) => sold.orders],
                  ['Sales', ({ sales }) => formatRwf(sales)],
                ]}
              />
            </figure>
          ) : (
            <p className="text-slate">No sales yet. Sales appear with the first confirmed order.</p>
          )}
        </Panel>
        <Panel title={isOffice ? 'Low stock of our shop' : 'Low stock'}>
          <LowStock products={figures.lowStock} hasProducts={hasProducts} />
        </Panel>
      </div>
    </div>
  );
}

/** A figure and where its list is; quiet while nothing waits. What somebody may not see is not told, and not shown. */
function WaitingRow({ list, value }: { list: List; value: number | undefined }) {
  if (value === undefined) return null;
  return (
    <li>
      <Link
        to={list.to}
        className="flex min-h-11 flex-wrap items-center gap-x-2 py-1 rounded-control px-2 hover:bg-mist hover:underline"
      >
        <span className={value > 0 ? 'font-semibold' : 'text-slate'}>{list.label}</span>
        <span
          className={classNames(
            'ml-auto rounded-full px-2.5 py-0.5 tabular-nums',
            value > 0 ? 'bg-amber font-bold' : 'text-slate',
          )}
        >
          {list.isMoney ? formatRwf(value) : value}
        </span>
      </Link>
    </li>
  );
}

/** For a shop that has nothing on sale: what to do first. */
function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="rounded-card bg-amber-wash p-5">
      <h2 id="first-steps" className="text-lg">
        You have no products on sale yet
      </h2>
      <p className="mt-1 mb-4 max-w-prose">
        Add a product with a picture, its price and the stock. Shoppers find it as soon as it is saved. A shop picture
        and your district help them to trust you.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton to={to.newProduct}>Add a product</LinkButton>
        <LinkButton look="secondary" to={to.profile}>
          My shop
        </LinkButton>
      </div>
    </section>
  );
}

/** At this many units a product is no longer among those that run low. */
const enough = 4;

/** What runs low, the emptiest first, each with a bar of what is left. */
function LowStock({ products, hasProducts }: { products: readonly LowStockProduct[]; hasProducts: boolean }) {
  if (products.length === 0) {
    return <p className="text-slate">{hasProducts ? 'No product is low on stock.' : 'Nothing is on sale yet.'}</p>;
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {products.map(({ _id, name, available }) => (
        <li key={_id}>
          <Link to={to.product(_id)} className="flex min-h-12 items-center gap-3 py-2 hover:underline">
            <span className="line-clamp-2 min-w-0 flex-1">{name}</span>
            <svg viewBox="0 0 60 8" className="h-2 w-10 shrink-0 sm:w-16" aria-hidden="true">
              <rect width="60" height="8" rx="4" className="fill-line" />
              <rect width={(60 * available) / enough} height="8" rx="4" className="fill-danger" />
            </svg>
            <span className="w-16 shrink-0 text-right text-sm font-semibold">
              {available === 0 ? 'Sold out' : `${available} left`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
