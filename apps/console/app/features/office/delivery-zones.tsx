import { limits, type ShopSettings } from '@urumuri/contract';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { readNumber, readText } from '@urumuri/ui/forms/read-form.ts';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { useState } from 'react';
import { FormFault } from '../../shell/form-fault.tsx';

type Zones = ShopSettings['deliveryZones'];
type Row = { key: number; zone: Zones[number] | undefined };

const fieldOf = (at: number) => (name: string) => `deliveryZones.${at}.${name}`;

/** Where delivery has a fee and days of its own. */
export function DeliveryZones({ zones }: { zones: Zones }) {
  const [rows, setRows] = useState<readonly Row[]>(() => zones.map((zone, key) => ({ key, zone })));
  const add = () => setRows([...rows, { key: (rows.at(-1)?.key ?? -1) + 1, zone: undefined }]);
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold">Delivery zones</legend>
      <p className="mt-1 mb-3 text-sm text-slate">
        Districts or sectors with a fee and days of their own. Everywhere else the fee above applies. A zone with
        sectors counts before one of the whole district.
      </p>
      <ol className="flex flex-col gap-4">
        {rows.map(({ key, zone }, at) => (
          <li key={key} className="rounded-card border border-line p-4">
            <ZoneFields zone={zone} at={at} />
            <Button
              look="quiet"
              className="mt-2 px-2 underline underline-offset-4"
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              Remove<span className="sr-only"> zone {at + 1}</span>
            </Button>
          </li>
        ))}
      </ol>
      <FormFault of={/^deliveryZones\.\d+\.(districts|sectors)\.\d/} say={(fault) => fault} className="mt-2" />
      <Button look="secondary" className="mt-3 px-4" onClick={add}>
        Add a zone
      </Button>
    </fieldset>
  );
}

function ZoneFields({ zone, at }: { zone: Zones[number] | undefined; at: number }) {
  const field = fieldOf(at);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Zone" name={field('name')} maxLength={limits.nameLength} defaultValue={zone?.name ?? ''} />
      <TextField
        label="Districts"
        name={field('districts')}
        defaultValue={zone?.districts.join(', ') ?? ''}
        hint="With commas between, such as Gasabo, Kicukiro."
      />
      <TextField
        label="Sectors"
        name={field('sectors')}
        defaultValue={zone?.sectors.join(', ') ?? ''}
        hint="Leave empty for whole districts."
        className="sm:col-span-2"
      />
      <TextField
        label="Fee per shop (RWF)"
        name={field('feeRwf')}
        inputMode="numeric"
        defaultValue={zone?.feeRwf ?? ''}
      />
      <TextField
        label="Free from (RWF)"
        name={field('freeFromRwf')}
        inputMode="numeric"
        defaultValue={zone?.freeFromRwf ?? 0}
        hint="0: never free, unless the fee is 0."
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Days from"
          name={field('days.from')}
          inputMode="numeric"
          defaultValue={zone?.days.from ?? 0}
        />
        <TextField
          label="Days to"
          name={field('days.until')}
          inputMode="numeric"
          defaultValue={zone?.days.until ?? 1}
        />
      </div>
      <TextField
        label="Cut-off hour"
        name={field('cutOffHour')}
        inputMode="numeric"
        defaultValue={zone?.cutOffHour ?? 14}
        hint="Orders from this hour on count as of the next day."
      />
    </div>
  );
}

/** What is no number is refused in the server's words. */
export function readZones(data: FormData): Zones {
  const count = [...data.keys()].filter((name) => /^deliveryZones\.\d+\.name$/.test(name)).length;
  return Array.from({ length: count }, (_, at) => {
    const field = fieldOf(at);
    const names = (name: string) =>
      readText(data, field(name))
        .split(/\s*,\s*/)
        .filter(Boolean);
    const number = (name: string) => readNumber(data, field(name)) ?? Number.NaN;
    return {
      name: readText(data, field('name')),
      districts: names('districts'),
      sectors: names('sectors'),
      feeRwf: number('feeRwf'),
      freeFromRwf: number('freeFromRwf'),
      days: { from: number('days.from'), until: number('days.until') },
      cutOffHour: number('cutOffHour'),
    };
  });
}
