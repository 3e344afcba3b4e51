import { type Returns, returnStates } from '@urumuri/contract';
import { Link } from 'react-router';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { returnReasonWords, returnWords } from '@urumuri/ui/parts/return-words.ts';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { filterBy, FilterStrip } from '../../shell/filter-strip.tsx';
import { useRefresh } from '../../shell/use-refresh.ts';

const refreshEveryMs = 15_000;

/** What customers want to give back, by how far it is. */
export function ReturnsView({ returns, total, perPage, counts }: Returns) {
  useRefresh(refreshEveryMs);
  const filters = filterBy(returnStates, (state) => returnWords[state].label, counts);
  return (
    <>
      <FilterStrip label="Status" parameter="status" filters={filters} />
      <ListPage title="No returns here" text="Returns that customers ask for appear here." {...{ total, perPage }}>
        {returns.map((one) => (
          <li key={one._id}>
            <Link
              to={consoleAddresses.return(one._id)}
              className="flex flex-col gap-1.5 rounded-card border border-line px-4 py-3 hover:border-ink"
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-bold">Order {one.orderNumber}</span>
                <Badge tone={returnWords[one.status].tone}>{returnWords[one.status].label}</Badge>
                <span className="ml-auto text-sm text-slate">{formatKigaliMoment(one.createdAt)}</span>
              </span>
              <span className="text-slate">
                {one.customerName} · {formatCount(one.items, 'item')} · {one.shopName}
              </span>
              <span>{returnReasonWords[one.reason]}</span>
            </Link>
          </li>
        ))}
      </ListPage>
    </>
  );
}
