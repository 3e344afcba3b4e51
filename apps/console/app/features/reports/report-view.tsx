import type { Report, ReportColumn } from '@urumuri/contract';
import { formatNumber } from '@urumuri/ui/format/count.ts';
import { formatRwf } from '@urumuri/money';
import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { DayChart } from '../../shell/day-chart.tsx';
import { nameRow } from './report-words.ts';

const write = (value: number, { kind }: ReportColumn) => (kind === 'rwf' ? formatRwf(value) : formatNumber(value));

/** `+12%` of what was before; nothing where there was nothing. */
function compare(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'as before' : 'none before';
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  return percent === 0 ? 'as before' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

/** Every report looks like this: its totals beside the time before, its last column as bars, and a table. */
export function ReportView({ report }: { report: Report }) {
  const { by, columns, rows, totals, before, beforeFrom, beforeTo, says, more } = report;
  const last = columns.length - 1;
  const drawn = columns[last];
  if (drawn === undefined) return null;
  const valueOf = (values: readonly number[]) => values[last] ?? 0;
  const highest = Math.max(...rows.map(({ values }) => valueOf(values)), 1);
  const days = rows.map((row) => ({ ...row, day: row.label }));
  const isEmpty = rows.every(({ values }) => values.every((value) => value === 0));
  return (
    <div className="flex flex-col gap-5">
      <p className="text-slate">{says}</p>
      {drawn.kind !== 'hours' && (
        <dl className="flex flex-wrap gap-x-8 gap-y-4">
          {columns.map((column, at) => (
            <div key={column.label}>
              <dt className="text-sm text-slate">{column.label}</dt>
              <dd className="text-lg font-bold tabular-nums">{write(totals[at] ?? 0, column)}</dd>
              {beforeFrom !== undefined && (
                <dd className="text-sm text-slate">{compare(totals[at] ?? 0, before[at] ?? 0)}</dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {beforeFrom !== undefined && beforeTo !== undefined && (
        <p className="text-sm text-slate">
          Compared with {formatKigaliDay(beforeFrom)} to {formatKigaliDay(beforeTo)}.
        </p>
      )}
      {isEmpty && <Notice title="Nothing in this period" text="Choose other days." />}
      {!isEmpty && by === 'day' && (
        <figure>
          <figcaption className="mb-2 text-sm text-slate">
            {drawn.label} by day, highest bar {write(highest, drawn)}. Grey: the period before.
          </figcaption>
          <DayChart
            caption={`${drawn.label} by day`}
            days={days}
            nameOf={({ day }) => formatKigaliDay(day)}
            describe={({ day, values, before: was }) =>
              `${formatKigaliDay(day)}: ${write(valueOf(values), drawn)}, before ${write(valueOf(was), drawn)}`
            }
            bars={[
              { valueOf: ({ before: was }) => valueOf(was), className: 'fill-line' },
              { valueOf: ({ values }) => valueOf(values), className: 'fill-amber opacity-80' },
            ]}
            columns={[[drawn.label, ({ values }) => write(valueOf(values), drawn)]]}
          />
        </figure>
      )}
      {!isEmpty && (
        <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Table">
          <table className="w-full text-left">
            <thead>
              <tr className="border-b border-line text-sm text-slate">
                <th scope="col" className="py-2 pr-2 font-semibold sm:pr-4">
                  {nameRow(by)}
                </th>
                {columns.map(({ label, kind }) => (
                  <th key={label} scope="col" className="py-2 pl-2 text-right font-semibold sm:pl-4">
                    {kind === 'rwf' ? `${label} (RWF)` : label}
                  </th>
                ))}
                {beforeFrom !== undefined && (
                  <th scope="col" className="py-2 pl-4 text-right font-semibold max-sm:hidden">
                    Before
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values, before: was }, place) => (
                <tr key={`${label} ${place}`} className="border-b border-line align-top">
                  <th scope="row" className="min-w-20 py-2 pr-2 font-normal break-words sm:min-w-28 sm:pr-4">
                    {by === 'day' ? formatKigaliDay(label) : label}
                    {by !== 'day' && (
                      <svg
                        viewBox="0 0 100 4"
                        preserveAspectRatio="none"
                        className="mt-1 h-1.5 w-full"
                        aria-hidden="true"
                      >
                        <rect
                          width={Math.max(0, (valueOf(values) / highest) * 100)}
                          height="4"
                          className="fill-amber"
                        />
                      </svg>
                    )}
                  </th>
                  {columns.map((column, at) => (
                    <td key={column.label} className="py-2 pl-2 text-right sm:pl-4 whitespace-nowrap tabular-nums">
                      {formatNumber(values[at] ?? 0)}
                    </td>
                  ))}
                  {beforeFrom !== undefined && (
                    <td className="py-2 pl-4 text-right whitespace-nowrap text-slate tabular-nums max-sm:hidden">
                      {formatNumber(valueOf(was))}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {more > 0 && (
        <p className="text-sm text-slate">
          {more === 1 ? '1 smaller row is' : `${more} smaller rows are`} not shown; the totals include{' '}
          {more === 1 ? 'it' : 'them'}.
        </p>
      )}
    </div>
  );
}
