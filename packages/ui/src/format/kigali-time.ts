/** A format is made when it is first used: browsers take milliseconds for it, which no page should start with. */
function createFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Kigali', ...options });
    return format.format(date);
  };
}

const formatMoment = createFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const formatDate = createFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const formatClock = createFormat({ hour: '2-digit', minute: '2-digit' });
const formatDay = createFormat({ day: 'numeric', month: 'long' });

/** A moment as the clocks in Kigali show it: `14 Nov 2026, 09:30`. */
export function formatKigaliMoment(iso: string): string {
  return formatMoment(new Date(iso));
}

/** A day, such as `16 Nov 2028`. */
export function formatKigaliDay(isoDay: string): string {
  return formatDate(new Date(isoDay));
}

/** The time of a message in Kigali, with the day when that is not the reader's. */
export function formatChatTime(isoDate: string, now: Date): string {
  const sentAt = new Date(isoDate);
  const time = formatClock(sentAt);
  return formatDay(sentAt) === formatDay(now) ? time : `${formatDay(sentAt)}, ${time}`;
}
