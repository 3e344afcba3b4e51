const dayMs = 86_400_000;
const kigaliMs = 7_200_000;

const format = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(day),
  );

type Days = { from: string; until: string };

/** `Friday 20 November`, or from one to another. */
export const nameDays = ({ from, until }: Days): string =>
  from === until ? format(from) : `${format(from)} to ${format(until)}`;

/** As people say them who are near: `today`, `tomorrow`, `today or tomorrow`. */
export function describeDays({ from, until }: Days, now: Date): string {
  const dayAt = (ms: number) => new Date(ms + kigaliMs).toISOString().slice(0, from.length);
  const near = new Map([
    [dayAt(now.getTime()), 'today'],
    [dayAt(now.getTime() + dayMs), 'tomorrow'],
  ]);
  const name = (day: string) => near.get(day) ?? format(day);
  if (from === until) return name(from);
  return near.has(from) && near.has(until) ? 'today or tomorrow' : `${name(from)} to ${name(until)}`;
}
