import { useState } from 'react';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { Allowed } from '../../shell/allowed.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';
import { ExportButton } from '../../shell/export-button.tsx';
import { sellerApi } from '../../shell/seller-api.ts';

/** Orders of a time, and for a shop who has ordered from it, as files for a spreadsheet. */
export function ExportOrders({ isWhole = false }: { isWhole?: boolean }) {
  const call = isWhole ? 'exportAllOrders' : 'exportOrders';
  const load = isWhole ? sellerApi.exportAllOrders : sellerApi.exportOrders;
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const period = [from, to].filter(Boolean).join('-to-');
  return (
    <Allowed call={call}>
      <div className="mb-4">
        <Collapsible title="Export as CSV">
          <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
            <TextField label="First day" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
            <TextField label="Last day" type="date" value={to} onChange={(event) => setTo(event.target.value)} />
            <ExportButton
              call={call}
              label="Orders"
              fileName={period === '' ? 'orders.csv' : `orders-${period}.csv`}
              load={(after) => load({ query: { from, to, after } })}
            />
          </div>
          <p className="mt-2 text-sm text-slate">Leave the days empty for all orders.</p>
          {!isWhole && (
            <div className="mt-4 flex flex-wrap items-center gap-4 border-t border-line pt-4">
              <ExportButton
                call="exportCustomers"
                label="Customers"
                fileName="customers.csv"
                load={(after) => sellerApi.exportCustomers({ query: { after } })}
              />
              <p className="min-w-0 flex-1 basis-48 text-sm text-slate">
                Everybody who has ordered from your shop, with the phone number of their last order. Keep this file
                safe: it is personal data.
              </p>
            </div>
          )}
        </Collapsible>
      </div>
    </Allowed>
  );
}
