import { formatCount } from '@urumuri/ui/format/count.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago something was, as one says it across the counter: `5 min`, `3 h`, `2 days`. */
export function describeAge(iso: string, now = Date.now()): string {
  const ageMs = now - new Date(iso).getTime();
  if (ageMs < minuteMs) return 'now';
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)} min`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)} h`;
  return formatCount(Math.floor(ageMs / dayMs), 'day');
}
