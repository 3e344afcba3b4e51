import type { SellerDashboard } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { consoleAddresses } from './console-addresses.ts';
import { FirstSteps } from './first-steps.tsx';
import { LowStock } from './low-stock.tsx';
import { Panel } from './panel.tsx';
import { SalesChart } from './sales-chart.tsx';

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
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
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
          <p className="mb-4 flex flex-wrap gap-x-6 text-slate">
            <span>
              Today <strong className="text-ink">{formatRwf(today)}</strong>
            </span>
            <span>
              Together <strong className="text-ink">{formatRwf(total)}</strong>
            </span>
          </p>
          {total > 0 ? (
            <SalesChart days={figures.salesByDay} />
          ) : (
            <p className="text-slate">Each day’s sales stand here from the first order on.</p>
          )}
        </Panel>
        <Panel title="Low stock">
          <LowStock products={figures.lowStock} hasProducts={figures.publishedProducts > 0} />
        </Panel>
      </div>
    </div>
  );
}
