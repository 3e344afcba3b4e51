import { afterSaleRoutes, API_BASE_PATH, limits, type OrderInvoices } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useState } from 'react';
import { offerFile } from '@urumuri/ui/browser/offer-file.ts';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { FormFailure } from '@urumuri/ui/forms/form-failure.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { getToken } from '../../platform/session/session.ts';

type Props = { orderId: string; papers: OrderInvoices | undefined };

/** Invoices of an order to keep and print, and before there is one, whom it is for. */
export function OrderInvoicesView({ orderId, papers }: Props) {
  const [isLoading, setLoading] = useState(false);
  if (papers === undefined) return null;
  const { invoices, recipient, canChange } = papers;
  const save = async () => {
    setLoading(true);
    await savePdf(orderId);
    setLoading(false);
  };
  return (
    <section aria-labelledby="invoices-title" className="mt-8 print:hidden">
      <h2 id="invoices-title" className="mb-4 text-lg">
        Invoice
      </h2>
      {invoices.length === 0 && <p className="text-slate">You get it when your order is delivered.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {invoices.map(({ _id, kind, number, shopName, issuedAt, total, vat }) => (
          <li key={_id} className="py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>
                {kind === 'invoice' ? 'Invoice' : 'Credit note'} {number}
              </span>
              <span className="tabular-nums">{formatRwf(total)}</span>
            </p>
            <p className="text-sm text-slate">
              {shopName}, {formatKigaliMoment(issuedAt)}, VAT {formatRwf(vat)}
            </p>
          </li>
        ))}
      </ul>
      {invoices.length > 0 && (
        <BusyButton look="secondary" className="mt-3 max-sm:w-full" isBusy={isLoading} onClick={() => void save()}>
          Save as PDF
        </BusyButton>
      )}
      {canChange && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Invoice for a company</summary>
          <ActionForm
            intent="saveInvoiceRecipient"
            given={recipient}
            label="Invoice for a company"
            className="mt-2 flex max-w-md flex-col gap-4"
          >
            <TextField label="Company" name="company" autoComplete="organization" maxLength={limits.nameLength} />
            <TextField label="TIN" name="tin" inputMode="numeric" hint="Nine digits." />
            <FormFailure />
            <SubmitButton sendingWords="Saving…" className="max-sm:w-full sm:self-start">
              Save
            </SubmitButton>
          </ActionForm>
        </details>
      )}
    </section>
  );
}

/** A plain link could not say who asks. */
async function savePdf(orderId: string): Promise<void> {
  const path = afterSaleRoutes.getInvoicesPdf.path.replace(':orderId', encodeURIComponent(orderId));
  try {
    const answer = await fetch(API_BASE_PATH + path, { headers: { authorization: `Bearer ${getToken()}` } });
    if (!answer.ok) throw new TypeError(`The shop answered ${answer.status}`);
    offerFile(await answer.blob(), 'invoice.pdf');
  } catch (error) {
    // Also what the network does to a file on its way.
    if (!(error instanceof TypeError)) throw error;
    toast.error('The invoice could not be loaded. Please try again.');
  }
}
