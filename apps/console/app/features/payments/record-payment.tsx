import { type AdminOrder, limits, type OfficePayment } from '@urumuri/contract';
import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { ReferenceField } from './reference-field.tsx';
import { RefundReasonField } from './refund-reason.tsx';

type RecordPaymentProps = {
  payment: OfficePayment;
  parts: AdminOrder['parts'];
};

/** Money in hand or on the account, or given back; which of the two says the field, and not a second button. */
export function RecordPayment({ payment, parts }: RecordPaymentProps) {
  const [direction, setDirection] = useState(payment.back > 0 ? 'back' : 'in');
  const isRefund = direction === 'back';
  return (
    <ActionForm
      intent="recordPayment"
      values={{ revision: payment.revision }}
      label="Record a payment"
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Type"
          name="direction"
          value={direction}
          onChange={(event) => setDirection(event.target.value)}
          choices={[
            ['in', 'Payment received'],
            ['back', 'Refund'],
          ]}
        />
        <TextField
          label="Amount (RWF)"
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={payment.open || payment.back || ''}
        />
        <SelectField label="Method" name="method" choices={['Cash', ...payment.methods]} />
        <ReferenceField />
        {isRefund && <RefundReasonField money={payment} />}
        {parts.length > 1 && (
          <SelectField
            label="For"
            name="partId"
            choices={[
              ['', 'the whole order'],
              ...parts.map(({ _id, shopName }) => [_id, `the part of ${shopName}`] as const),
            ]}
          />
        )}
        <TextField
          label="Note"
          name="note"
          hint="Only the office sees it."
          maxLength={limits.noteLength}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </div>
      <SendButton>Record payment</SendButton>
    </ActionForm>
  );
}
