import type { SalesDay } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';

const width = 560;
const height = 160;
const gap = 6;
const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** Sales per day as bars; the figures follow in a table for those who do not see them. */
export function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const highest = Math.max(...days.map(({ sales }) => sales), 1);
  const step = width / Math.max(days.length, 1);
  const nameOf = (day: string) => weekdays.format(new Date(`${day}T00:00:00Z`));
  return (
    <figure>
      {/* As tall on a phone as on a desk: the bars grow narrower, not lower. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line"
        aria-hidden="true"
      >
        {days.map(({ day, sales }, place) => {
          const tall = sales > 0 ? Math.max((sales / highest) * height, 3) : 0;
          return (
            <rect
              key={day}
              x={place * step + gap / 2}
              y={height - tall}
              width={step - gap}
              height={tall}
              className="fill-amber"
            >
              <title>{`${nameOf(day)}: ${formatRwf(sales)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="mt-2 flex justify-between text-sm text-slate" aria-hidden="true">
        <span>{nameOf(days[0]?.day ?? '')}</span>
        <span>{nameOf(days.at(-1)?.day ?? '')}</span>
      </div>
      {/* Around it, because a table is as wide as its words whatever its width says. */}
      <div className="sr-only">
        <table>
          <caption>Sales per day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Orders</th>
              <th scope="col">Sales</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, sales }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{orders}</td>
                <td>{formatRwf(sales)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
