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
      label="Write down a payment"
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="The money"
          name="direction"
          value={direction}
          onChange={(event) => setDirection(event.target.value)}
          choices={[
            ['in', 'came in'],
            ['back', 'was given back'],
          ]}
        />
        <TextField
          label="Amount (RWF)"
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={payment.open || payment.back || ''}
        />
        <SelectField label="By" name="method" choices={['Cash', ...payment.methods]} />
        <ReferenceField />
        {isRefund && <RefundReasonField money={payment} />}
        {parts.length > 1 && (
          <SelectField
            label="For"
            name="partId"
            choices={[
              ['', 'the whole order'],
              ...parts.map(({ _id, shopName }) => [_id, `what ${shopName} sends`] as const),
            ]}
          />
        )}
        <TextField
          label="Note"
          name="note"
          hint="Only the office reads it."
          maxLength={limits.noteLength}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </div>
      <SendButton>Write it down</SendButton>
    </ActionForm>
  );
}
