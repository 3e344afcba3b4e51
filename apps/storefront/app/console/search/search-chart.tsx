import type { SearchedDay } from '@urumuri/contract';

const width = 600;
const height = 160;
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const nameOf = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));

/** Searches per day as bars, the dark part of each those that found nothing; the figures follow in a table. */
export function SearchChart({ days }: { days: readonly SearchedDay[] }) {
  const highest = Math.max(...days.map(({ searches }) => searches), 1);
  const step = width / Math.max(days.length, 1);
  const gap = Math.min(6, step / 4);
  return (
    <figure>
      <figcaption className="mb-3 flex flex-wrap gap-x-5 text-sm">
        <span className="flex items-center gap-2">
          <Swatch className="fill-amber" /> searches
        </span>
        <span className="flex items-center gap-2">
          <Swatch className="fill-danger" /> found nothing
        </span>
        <span className="ml-auto text-slate">most: {highest}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line"
        aria-hidden="true"
      >
        {days.map(({ day, searches, missed }, place) => {
          const bar = { x: place * step + gap / 2, width: step - gap };
          const tall = (count: number) => (count > 0 ? Math.max((count / highest) * height, 3) : 0);
          return (
            <g key={day}>
              <title>{`${nameOf(day)}: ${searches} searches, ${missed} found nothing`}</title>
              <rect {...bar} y={height - tall(searches)} height={tall(searches)} className="fill-amber" />
              <rect {...bar} y={height - tall(missed)} height={tall(missed)} className="fill-danger" />
            </g>
          );
        })}
      </svg>
      <div className="mt-2 flex justify-between text-sm text-slate" aria-hidden="true">
        <span>{nameOf(days[0]?.day ?? '')}</span>
        <span>{nameOf(days.at(-1)?.day ?? '')}</span>
      </div>
      <div className="sr-only">
        <table>
          <caption>Searches per day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Searches</th>
              <th scope="col">Found nothing</th>
              <th scope="col">Opened</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, searches, missed, clicks }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{searches}</td>
                <td>{missed}</td>
                <td>{clicks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Swatch({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
      <rect width="12" height="12" rx="3" className={className} />
    </svg>
  );
}
