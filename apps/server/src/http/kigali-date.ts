const readable = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Kigali',
});

/** The day it was in Kigali, for people: `14 November 2026`. */
export function formatKigaliDate(moment: Date): string {
  return readable.format(moment);
}
