const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Kigali', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Kigali', day: 'numeric', month: 'long' });

/** The time of a message in Kigali, with the day when that is not the reader's. */
export function formatChatTime(isoDate: string, now: Date): string {
  const moment = new Date(isoDate);
  const time = clock.format(moment);
  return day.format(moment) === day.format(now) ? time : `${day.format(moment)}, ${time}`;
}
