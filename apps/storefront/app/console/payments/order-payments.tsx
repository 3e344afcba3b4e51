import { type AdminOrder, limits, type OfficePayment } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useRevalidator } from 'react-router';
import { formatKigaliMoment } from '../../platform/format/kigali-time.ts';
import { toast } from '../../platform/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Collapsible } from '../shell/collapsible.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { SelectField } from '../shell/select-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readNumber, readText, useConsoleForm } from '../shell/use-console-form.ts';

const states = {
  claimed: { label: 'To verify', tone: 'waiting' },
  agreed: { label: 'Agreed', tone: 'success' },
  refused: { label: 'Refused', tone: 'danger' },
} as const;

/** What was written down for an order's money, and where more of it is. */
export function OrderPayments({ order: { _id: orderId, payment } }: { order: AdminOrder }) {
  return (
    <div className="flex flex-col gap-4">
      {payment.says.map((sentence) => (
        <p key={sentence} className="font-semibold">
          {sentence}
        </p>
      ))}
      {payment.payments.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {payment.payments.map((entry) => (
            <PaymentLine key={entry._id} payment={entry} />
          ))}
        </ul>
      )}
      {payment.toVerify > 0 && (
        <Link to={consoleAddresses.payments} className="inline-flex min-h-11 items-center self-start underline">
          Verify what the customer has sent
        </Link>
      )}
      <Collapsible title="Write down a payment or a refund">
        <RecordPayment key={payment.revision} orderId={orderId} payment={payment} />
      </Collapsible>
    </div>
  );
}

function PaymentLine({ payment }: { payment: OfficePayment['payments'][number] }) {
  const { method, amount, reference, state, reason, note, by, at } = payment;
  const { label, tone } = states[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">
          {formatRwf(Math.abs(amount))}
          {amount < 0 && ' given back'}
        </p>
        <p className="text-sm break-words text-slate">
          {method}
          {reference && `, reference ${reference}`}, {formatKigaliMoment(at)}
          {by && `, ${by}`}
        </p>
        {(reason ?? note) && <p className="text-sm break-words">{reason ?? note}</p>}
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}

/** Money in hand or on the account, or given back; which of the two says the field, and not a second button. */
function RecordPayment({ orderId, payment }: { orderId: string; payment: OfficePayment }) {
  const { revalidate } = useRevalidator();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(
    async (data) => {
      const { message } = await sellerApi.recordPayment({
        params: { orderId },
        body: {
          revision: payment.revision,
          isRefund: readText(data, 'direction') === 'back',
          // What is no number is refused in the server's words.
          amount: readNumber(data, 'amount') ?? Number.NaN,
          method: readText(data, 'method'),
          reference: readText(data, 'reference'),
          note: readText(data, 'note'),
        },
      });
      toast.success(message);
      await revalidate();
    },
    { reference_used: 'reference' },
  );
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label="Write down a payment"
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="The money" name="direction" defaultValue={payment.back > 0 ? 'back' : 'in'}>
          <option value="in">came in</option>
          <option value="back">was given back</option>
        </SelectField>
        <TextField
          label="Amount (RWF)"
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          error={errors.amount}
          defaultValue={payment.open || payment.back || ''}
        />
        <SelectField label="By" name="method" error={errors.method}>
          {['Cash', ...payment.methods].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField
          label="Reference"
          name="reference"
          hint="May be left empty. One reference counts once."
          autoComplete="off"
          error={errors.reference}
        />
        <TextField
          label="Note"
          name="note"
          hint="Only the office reads it."
          maxLength={limits.noteLength}
          autoComplete="off"
          error={errors.note}
          className="sm:col-span-2"
        />
      </div>
      <SendButton failure={failure} isSending={isSending}>
        Write it down
      </SendButton>
    </form>
  );
}
