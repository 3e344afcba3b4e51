import type { Cash } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Link } from 'react-router';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { ListPage } from '../../shell/list-page.tsx';
import { Panel } from '../../shell/panel.tsx';

const row = 'flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 hover:underline';

export const describeDifference = (recorded: number, counted: number): string =>
  counted === recorded
    ? 'exact'
    : `${formatRwf(Math.abs(counted - recorded))} ${counted < recorded ? 'missing' : 'too much'}`;

/** Who has cash in hand, and what was handed in before. */
export function CashView({ people, handIns, total, perPage }: Cash) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Panel title="In hand">
        {people.length === 0 && <p className="text-slate">Nobody has cash to hand in.</p>}
        <ul className="flex flex-col divide-y divide-line">
          {people.map(({ _id, name, count, sum, since }) => (
            <li key={_id}>
              <Link to={consoleAddresses.cashOf(_id)} className={row}>
                <span className="min-w-0 break-words">
                  {name}
                  <span className="block text-sm text-slate">
                    {formatCount(count, 'payment')} since {formatKigaliMoment(since)}
                  </span>
                </span>
                <span className="font-semibold tabular-nums">{formatRwf(sum)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Handed in">
        <ListPage
          title="Nothing was handed in yet"
          text="Choose who hands in cash, count it and save."
          className="flex flex-col divide-y divide-line"
          {...{ total, perPage }}
        >
          {handIns.map(({ _id, personId, name, recorded, counted, at }) => (
            <li key={_id}>
              <Link to={consoleAddresses.cashOf(personId, _id)} className={row}>
                <span className="min-w-0 break-words">
                  {name}
                  <span className="block text-sm text-slate">{formatKigaliMoment(at)}</span>
                </span>
                <span className="text-right font-semibold tabular-nums">
                  {formatRwf(counted)}
                  <span className="block text-sm font-normal text-slate">{describeDifference(recorded, counted)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ListPage>
      </Panel>
    </div>
  );
}
