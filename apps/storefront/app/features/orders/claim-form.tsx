import { limits } from '@urumuri/contract';
import { useId } from 'react';
import { api } from '../../platform/api/api.ts';
import { controlStyle, Field } from '../../ui/field.tsx';
import { AfterSaleForm } from './after-sale-form.tsx';

type ClaimFormProps = { warrantyId: string; name: string; onDone: () => void };

/** What is wrong with something under warranty, in words and pictures. */
export default function ClaimForm({ warrantyId, name, onDone }: ClaimFormProps) {
  const id = useId();
  const send = (data: FormData, pictures: string[]) => {
    const problem = data.get('problem') as string;
    if (problem.trim() === '') return 'Say what is wrong.';
    return api.claimWarranty({ params: { warrantyId }, body: { problem, pictures } });
  };

  return (
    <AfterSaleForm
      label={`Claim the warranty of ${name}`}
      action="Send the claim"
      className="mt-3 flex flex-col gap-4 rounded-control bg-mist p-4 print:hidden"
      send={send}
      onDone={onDone}
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
