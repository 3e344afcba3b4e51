/** When something was paid in Kigali, as messages write it: `2026-05-10 16:31:39`, `10/5/2026 4:31 PM`. */
export function readPaidAt(text: string): Date | null {
  const [, one = '', two = '', three = '', hour = '0', minute = '0', second = '0', half = ''] =
    /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[ t,]+(\d{1,2}):(\d{2})(?::(\d{2}))? ?([ap]m)?)?$/i.exec(text) ?? [];
  const [year, day] = one.length === 4 ? [one, three] : [three, one];
  const fullYear = year.length === 2 ? `20${year}` : year;
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  const parts = [two, day, String(hours), minute, second].map((part) => part.padStart(2, '0'));
  const [month, date, ...clock] = parts;
  const moment = new Date(`${fullYear}-${month}-${date}T${clock.join(':')}+02:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
