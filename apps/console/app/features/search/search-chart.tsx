import type { SearchedDay } from '@urumuri/contract';
import { DayChart } from '../../shell/day-chart.tsx';

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const nameOf = ({ day }: SearchedDay) => dates.format(new Date(`${day}T00:00:00Z`));

/** Searches per day, in the dark part of each bar those that found nothing. */
export function SearchChart({ days }: { days: readonly SearchedDay[] }) {
  return (
    <figure>
      <figcaption className="mb-3 flex flex-wrap gap-x-5 text-sm">
        <span className="flex items-center gap-2">
          <Swatch className="fill-amber" /> searches
        </span>
        <span className="flex items-center gap-2">
          <Swatch className="fill-danger" /> found nothing
        </span>
        <span className="ml-auto text-slate">most: {Math.max(...days.map(({ searches }) => searches), 1)}</span>
      </figcaption>
      <DayChart
        caption="Searches per day"
        days={days}
        nameOf={nameOf}
        describe={(day) => `${nameOf(day)}: ${day.searches} searches, ${day.missed} found nothing`}
        bars={[
          { valueOf: ({ searches }) => searches, className: 'fill-amber' },
          { valueOf: ({ missed }) => missed, className: 'fill-danger' },
        ]}
        columns={[
          ['Searches', ({ searches }) => searches],
          ['Found nothing', ({ missed }) => missed],
          ['Opened', ({ clicks }) => clicks],
        ]}
      />
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
