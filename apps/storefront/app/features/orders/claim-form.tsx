import { limits } from '@urumuri/contract';
import { useId } from 'react';
import { controlStyle, Field } from '@urumuri/ui/parts/field.tsx';
import { AfterSaleForm } from './after-sale-form.tsx';

type ClaimFormProps = { warrantyId: string; name: string; onClose: () => void };

/** What is wrong with something under warranty, in words and pictures. */
export default function ClaimForm({ warrantyId, name, onClose }: ClaimFormProps) {
  const id = useId();
  return (
    <AfterSaleForm
      intent="claimWarranty"
      values={{ warrantyId }}
      label={`Claim the warranty of ${name}`}
      sends="Send the claim"
      className="mt-3 flex flex-col gap-4 rounded-control bg-mist p-4 print:hidden"
      onClose={onClose}
    >
      <Field id={id} label="What is wrong?" className={undefined}>
        <textarea
          id={id}
          name="problem"
          rows={3}
          maxLength={limits.claimLength}
          className={controlStyle(undefined, 'px-3 py-2.5')}
        />
      </Field>
    </AfterSaleForm>
  );
}
