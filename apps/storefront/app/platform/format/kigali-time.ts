const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Kigali',
});

/** A moment as the clocks in Kigali show it: `14 Nov 2026, 09:30`. */
export function formatKigaliMoment(iso: string): string {
  return moment.format(new Date(iso));
}
