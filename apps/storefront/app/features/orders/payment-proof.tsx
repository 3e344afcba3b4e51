import { paymentTextLength } from '@urumuri/contract';
import { useId, useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { useFormContext } from '@urumuri/ui/forms/form-context.ts';
import { FormFailure } from '@urumuri/ui/forms/form-failure.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { controlStyle, describeControl, Field } from '@urumuri/ui/parts/field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';

const title = 'You have paid? Send us the confirmation';

/** Where a customer pastes the message that confirms a payment. */
export function PaymentProof({ methods }: { methods: readonly string[] }) {
  return (
    <ActionForm intent="claimPayment" label={title} className="flex flex-col gap-4 print:hidden">
      <h3 className="text-base">{title}</h3>
      <SelectField
        label="Paid by"
        name="method"
        className={methods.length === 1 ? 'sr-only' : undefined}
        choices={methods}
      />
      <Confirmation />
      <FormFailure />
      <SubmitButton sendingWords="Sending…" className="max-sm:w-full sm:self-start">
        Send
      </SubmitButton>
    </ActionForm>
  );
}

/** The message; what it does not say is typed. */
function Confirmation() {
  const id = useId();
  const { errors } = useFormContext();
  const [isTyped, setTyped] = useState(false);
  if (!isTyped && (errors['amount'] || errors['reference'])) setTyped(true);
  return (
    <>
      <Field
        id={id}
        label="Confirmation message"
        hint="Paste the whole SMS you got when you paid. We keep it until we have checked your payment."
        error={errors['text']}
        className={undefined}
      >
        <textarea
          name="text"
          rows={4}
          maxLength={paymentTextLength}
          {...describeControl(id, { hint: 'said', error: errors['text'] })}
          className={controlStyle(errors['text'], 'p-3')}
        />
      </Field>
      {isTyped ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Amount (RWF)" name="amount" inputMode="numeric" autoComplete="off" />
          <TextField label="Reference" name="reference" autoComplete="off" />
        </div>
      ) : (
        <button
          type="button"
          className="min-h-11 self-start font-semibold underline underline-offset-4"
          onClick={() => setTyped(true)}
        >
          Type amount and reference instead
        </button>
      )}
    </>
  );
}
