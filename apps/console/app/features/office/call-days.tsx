import type { ShopSettings } from '@urumuri/contract';
import { weekdays } from '@urumuri/identity/fill-in';
import { FormFault } from '../../shell/form-fault.tsx';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';

type CallHours = ShopSettings['callHours'];

/** Monday first, as weeks are here. */
const week = [1, 2, 3, 4, 5, 6, 0];
const none = 'none';
const nameOf = (day: number) => `callDay.${day}`;
const writeHours = (hours: CallHours['days'][number]['hours']) => (hours ? `${hours.from}-${hours.until}` : none);

/** Days of the week with hours of their own, and days without calls. */
export function CallDays({ callHours: { days, holidays } }: { callHours: CallHours }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold">Call hours by weekday</legend>
      <p className="mt-1 mb-3 text-sm text-slate">
        For example 9-15, or “none” for a day without calls. Leave empty for the usual hours.
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {week.map((day) => {
          const own = days.find((one) => one.day === day);
          return (
            <TextField
              key={day}
              label={weekdays[day] ?? ''}
              name={nameOf(day)}
              autoComplete="off"
              defaultValue={own ? writeHours(own.hours) : ''}
            />
          );
        })}
      </div>
      <FormFault
        of={/^callHours\.days/}
        say={(fault) => (fault.startsWith('Calls') ? `${fault}: write the hours like 9-15` : fault)}
        className="mt-2"
      />
      <TextArea
        label="Days without calls"
        name="callHours.holidays"
        rows={2}
        className="mt-4"
        hint="One date per line, such as 2026-12-25."
        defaultValue={holidays.join('\n')}
      />
    </fieldset>
  );
}

/** What is no hours is refused in the server's words. */
export function readCallDays(data: FormData): Pick<CallHours, 'days' | 'holidays'> {
  const days = week.flatMap((day): CallHours['days'] => {
    const given = readText(data, nameOf(day)).toLowerCase();
    if (given === '') return [];
    if (given === none) return [{ day }];
    const [from = Number.NaN, until = Number.NaN] = given.split(/\s*(?:-|–|to)\s*/).map(Number);
    return [{ day, hours: { from, until } }];
  });
  return {
    days,
    holidays: readText(data, 'callHours.holidays')
      .split(/[\s,]+/)
      .filter(Boolean),
  };
}
