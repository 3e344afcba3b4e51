import type { ToCollect } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { Link } from 'react-router';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';

const statusWords = { warehouse: 'Packed or on the way', placed: 'Handed over, not paid' };

/** What is still to be collected for goods that are packed or handed over; each row opens its orders. */
export function CollectView({ count, open, statuses, riders, shops, isOffice }: ToCollect & { isOffice: boolean }) {
  if (count === 0) {
    return <Notice title="Nothing to collect" text="What is open on packed and delivered orders appears here." />;
  }
  const address = isOffice ? consoleAddresses.allOrders : consoleAddresses.orders;
  const list = (parameter: string, value: string) => `${address}?${parameter}=${value}&payment=open`;
  return (
    <>
      <p className="mb-4">
        <strong className="text-2xl tabular-nums">{formatRwf(open)}</strong>{' '}
        <span className="text-slate">to collect for {describeCount(count)}</span>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Sums title="By rider" rows={riders.map(({ _id, ...row }) => ({ ...row, to: list('rider', _id) }))} />
        {isOffice && (
          <Sums title="By shop" rows={shops.map(({ _id, ...row }) => ({ ...row, to: list('shop', _id) }))} />
        )}
        <Sums
          title="By step"
          rows={statuses.map(({ status, ...row }) => ({
            ...row,
            name: statusWords[status],
            to: list('status', status),
          }))}
        />
      </div>
    </>
  );
}

const describeCount = (count: number) => formatCount(count, 'delivery', 'deliveries');

type Row = { name: string; count: number; open: number; to: string };

function Sums({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <Panel title={title}>
      <ul className="flex flex-col divide-y divide-line">
        {rows.map(({ name, count, open, to }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-12 items-center gap-4 py-2 hover:underline">
              <span className="min-w-0 flex-1 break-words">
                {name}
                <span className="block text-sm text-slate">{describeCount(count)}</span>
              </span>
              <span className="shrink-0 font-semibold tabular-nums">{formatRwf(open)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
