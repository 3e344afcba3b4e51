import { useSearchParams } from 'react-router';
import { useState } from 'react';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { PaperSheet } from '../features/paper/paper-sheet.tsx';
import { ExportButton } from '../shell/export-button.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import type { Route } from './+types/day-closing.ts';
import '../features/paper/paper.css';

export const clientLoader = sellerLoader(async (signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const shop = searchParams.get('shop') || undefined;
  const [closing, { shops }] = await Promise.all([
    sellerApi.getDayClosing({ query: { day: searchParams.get('day') ?? '', shop }, signal }),
    sellerApi.getOrderChoices({ signal }),
  ]);
  return { ...closing, shop, shops };
});

export const meta = consoleMeta('Daily closing');

/** A day's invoices, VAT and payments to print, and the invoices of a time for the accountant. */
export default function DayClosing({ loaderData: { day, paper, shop, shops } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    setSearch(next);
  };
  return (
    <>
      <div className="print:hidden">
        <DashboardHeading title="Daily closing">
          <Button onClick={() => print()}>Print</Button>
        </DashboardHeading>
        <div className="mb-4 grid gap-4 sm:grid-cols-2 xl:max-w-3xl">
          <TextField
            label="Day"
            type="date"
            value={day}
            onChange={({ target }) => target.value && change('day', target.value)}
          />
          {shops.length > 0 && (
            <SelectField
              label="Shop"
              name="shop"
              value={shop ?? ''}
              onChange={({ target }) => change('shop', target.value)}
              choices={[['', 'All shops'], ...shops.map(({ _id, name }) => [_id, name] as const)]}
            />
          )}
        </div>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[auto_1fr]">
        <div className="paper-a5 paper-sheets flex flex-col">
          <PaperSheet paper={paper} />
        </div>
        <Panel title="For the accountant" className="print:hidden">
          <InvoiceExport day={day} shop={shop} />
        </Panel>
      </div>
    </>
  );
}

function InvoiceExport({ day, shop }: { day: string; shop: string | undefined }) {
  const [from, setFrom] = useState(`${day.slice(0, 7)}-01`);
  const [to, setTo] = useState(day);
  return (
    <div className="flex flex-col gap-4">
      <p>Invoices and credit notes of a period as CSV, one line per VAT rate.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First day" type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        <TextField label="Last day" type="date" value={to} onChange={({ target }) => setTo(target.value)} />
      </div>
      <ExportButton
        call="exportInvoices"
        label="Invoices"
        fileName={`invoices-${from}-to-${to}.csv`}
        load={(after) => sellerApi.exportInvoices({ query: { from, to, shop, after } })}
      />
    </div>
  );
}
