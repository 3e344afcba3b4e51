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

const kigaliOffsetMs = 2 * 60 * 60 * 1000;

/** The same as it is written in the database: `2026-11-14`. Rwanda has no summer time. */
export function writeKigaliDay(moment: Date): string {
  return new Date(moment.getTime() + kigaliOffsetMs).toISOString().slice(0, 10);
}

/** When a day such as `2026-11-14` begins in Kigali. */
export const startOfKigaliDay = (day: string) => new Date(`${day}T00:00:00+02:00`);
