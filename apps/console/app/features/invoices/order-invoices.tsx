import { limits, type SellerInvoices } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { useMayCall } from '@urumuri/ui/forms/allowed-calls.ts';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { FormFailure } from '@urumuri/ui/forms/form-failure.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';
import { SendButton } from '../../shell/send-button.tsx';

type OrderInvoicesProps = { orderId: string; isWhole?: boolean; papers: SellerInvoices };

/** Invoices and credit notes of an order, and whom they are for. */
export function OrderInvoices({ orderId, isWhole = false, papers }: OrderInvoicesProps) {
  const { invoices, recipient, canChange, canIssue } = papers;
  const params = { orderId };
  const mayCall = useMayCall();
  return (
    <Panel title="Invoices">
      {invoices.length === 0 && <p className="mb-4 text-slate">None yet. It is issued when the order is delivered.</p>}
      <ul className="mb-4 flex flex-col divide-y divide-line empty:hidden">
        {invoices.map((invoice) => (
          <li key={invoice._id} className="flex flex-col gap-1 py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>{nameInvoice(invoice)}</span>
              <span className="tabular-nums">{formatRwf(invoice.total)}</span>
            </p>
            <p className="text-sm break-words text-slate">
              {[
                invoice.shopName,
                formatKigaliMoment(invoice.issuedAt),
                `VAT ${formatRwf(invoice.vat)}`,
                ...(invoice.credits === undefined ? [] : [`For invoice ${invoice.credits}: ${invoice.reason ?? ''}`]),
              ].join(' · ')}
            </p>
            {invoice.canVoid && mayCall('voidInvoice') && <VoidForm invoice={invoice} />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 empty:hidden max-sm:*:w-full">
        {invoices.length > 0 && (
          <LinkButton look="secondary" to={consoleAddresses.print('invoice', [orderId], isWhole)}>
            Print
          </LinkButton>
        )}
        {canIssue && (
          <ActionButton look="secondary" intent="issueInvoice" input={{ params }}>
            {invoices.length === 0 ? 'Issue now' : 'Issue invoice'}
          </ActionButton>
        )}
      </div>
      {canChange && mayCall('saveSellerInvoiceRecipient') ? (
        <ActionForm
          intent="saveSellerInvoiceRecipient"
          values={params}
          given={recipient}
          label="Company"
          className="mt-4 flex flex-col gap-4"
        >
          <TextField label="Company" name="company" maxLength={limits.nameLength} hint="If it is for a company." />
          <TextField
            label="TIN of the customer"
            name="tin"
            inputMode="numeric"
            hint="Nine digits. Leave empty if there is none."
          />
          <SendButton>Save</SendButton>
        </ActionForm>
      ) : (
        (recipient.company || recipient.tin) && (
          <p className="mt-4">
            For {[recipient.company, recipient.tin && `TIN ${recipient.tin}`].filter(Boolean).join(', ')}
          </p>
        )
      )}
    </Panel>
  );
}

const nameInvoice = ({ kind, number }: SellerInvoices['invoices'][number]) =>
  `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`;

function VoidForm({ invoice }: { invoice: SellerInvoices['invoices'][number] }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">Void</summary>
      <ActionForm
        intent="voidInvoice"
        values={{ invoiceId: invoice._id }}
        label={`Void ${nameInvoice(invoice)}`}
        className="flex flex-col gap-4"
      >
        <TextField
          label="Reason"
          name="reason"
          maxLength={limits.noteLength}
          hint="Printed on the credit note. You can issue a new invoice afterwards."
        />
        <FormFailure />
        <SendButton>Void invoice</SendButton>
      </ActionForm>
    </details>
  );
}
