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

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Kigali', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Kigali', day: 'numeric', month: 'long' });

/** The time of a message in Kigali, with the day when that is not the reader's. */
export function formatChatTime(isoDate: string, now: Date): string {
  const sentAt = new Date(isoDate);
  const time = clock.format(sentAt);
  return day.format(sentAt) === day.format(now) ? time : `${day.format(sentAt)}, ${time}`;
}
