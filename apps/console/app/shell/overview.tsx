import type { LowStockProduct, SalesDay, SellerDashboard } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { consoleAddresses } from './console-addresses.ts';
import { DayChart } from './day-chart.tsx';
import { Panel } from './panel.tsx';

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const nameOf = ({ day }: SalesDay) => weekdays.format(new Date(`${day}T00:00:00Z`));

/** What a seller wants to know in the morning. */
export function Overview({ figures }: { figures: SellerDashboard }) {
  const today = figures.salesByDay.at(-1)?.sales ?? 0;
  const total = figures.salesByDay.reduce((sum, { sales }) => sum + sales, 0);
  const tiles = [
    { label: 'Pending orders', value: figures.counts.pending, to: `${consoleAddresses.orders}?status=pending` },
    { label: 'Calls waiting', value: figures.callsWaiting, to: consoleAddresses.calls },
    { label: 'In preparation', value: figures.counts.processing, to: `${consoleAddresses.orders}?status=processing` },
    { label: 'Products on sale', value: figures.publishedProducts, to: consoleAddresses.products },
  ];
  return (
    <div className="flex flex-col gap-5">
      {figures.publishedProducts === 0 && <FirstSteps />}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 md:grid-cols-4 md:gap-4">
        {tiles.map(({ label, value, to }) => (
          <li key={label}>
            <Link to={to} className="block rounded-card border border-line p-4 hover:border-ink">
              <span className="block text-3xl font-bold tabular-nums">{value}</span>
              <span className="text-sm text-slate">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Sales of the last 14 days">
          <p className="mb-2 text-sm text-slate">Confirmed or paid orders, by the day of the order.</p>
          <p className="mb-4 flex flex-wrap gap-x-6 text-slate">
            <span>
              Today <strong className="text-ink">{formatRwf(today)}</strong>
            </span>
            <span>
              Together <strong className="text-ink">{formatRwf(total)}</strong>
            </span>
          </p>
          {total > 0 ? (
            <figure>
              <DayChart
                caption="Sales per day"
                days={figures.salesByDay}
                nameOf={nameOf}
                describe={(day) => `${nameOf(day)}: ${formatRwf(day.sales)}`}
                bars={[{ valueOf: ({ sales }) => sales, className: 'fill-amber' }]}
                columns={[
                  ['Orders', ({ orders }) => orders],
                  ['Sales', ({ sales }) => formatRwf(sales)],
                ]}
              />
            </figure>
          ) : (
            <p className="text-slate">No sales yet. Sales appear with the first confirmed order.</p>
          )}
        </Panel>
        <Panel title="Low stock">
          <LowStock products={figures.lowStock} hasProducts={figures.publishedProducts > 0} />
        </Panel>
      </div>
    </div>
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
        <LinkButton to={consoleAddresses.newProduct}>Add a product</LinkButton>
        <LinkButton look="secondary" to={consoleAddresses.profile}>
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
    return (
      <p className="text-slate">{hasProducts ? 'All products on sale are well stocked.' : 'Nothing is on sale yet.'}</p>
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {products.map(({ _id, name, available }) => (
        <li key={_id}>
          <Link to={consoleAddresses.product(_id)} className="flex min-h-12 items-center gap-3 py-2 hover:underline">
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
