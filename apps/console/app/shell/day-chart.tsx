const width = 600;
const height = 160;
const widestGap = 6;
const lowestBar = 3;

type DayChartProps<Day> = {
  caption: string;
  days: readonly Day[];
  nameOf: (day: Day) => string;
  /** What a bar says when it is pointed at. */
  describe: (day: Day) => string;
  /** Drawn in front of each other, the highest first. */
  bars: readonly { valueOf: (day: Day) => number; className: string }[];
  /** The same in figures, for those who do not see them. */
  columns: readonly (readonly [label: string, valueOf: (day: Day) => string | number])[];
};

/** Figures of every day as bars, and in a table. */
export function DayChart<Day extends { day: string }>(props: DayChartProps<Day>) {
  const { caption, days, nameOf, describe, bars, columns } = props;
  const highest = Math.max(...days.flatMap((day) => bars.map(({ valueOf }) => valueOf(day))), 1);
  const step = width / Math.max(days.length, 1);
  const gap = Math.min(widestGap, step / 4);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      {/* As tall on a phone as on a desk: the bars grow narrower, not lower. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line"
        aria-hidden="true"
      >
        {days.map((day, place) => (
          <g key={day.day}>
            <title>{describe(day)}</title>
            {bars.map(({ valueOf, className }) => {
              const value = valueOf(day);
              const tall = value > 0 ? Math.max((value / highest) * height, lowestBar) : 0;
              const x = place * step + gap / 2;
              return <rect key={className} {...{ x, className }} y={height - tall} width={step - gap} height={tall} />;
            })}
          </g>
        ))}
      </svg>
      <div className="mt-2 flex justify-between text-sm text-slate" aria-hidden="true">
        <span>{first && nameOf(first)}</span>
        <span>{last && nameOf(last)}</span>
      </div>
      {/* Around it, because a table is as wide as its words whatever its width says. */}
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {['Day', ...columns.map(([label]) => label)].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{nameOf(day)}</th>
                {columns.map(([label, valueOf]) => (
                  <td key={label}>{valueOf(day)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
