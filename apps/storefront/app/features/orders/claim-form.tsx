import { limits } from '@urumuri/contract';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';
import { AfterSaleForm } from './after-sale-form.tsx';

type ClaimFormProps = { warrantyId: string; name: string; onClose: () => void };

/** What is wrong with something under warranty, in words and pictures. */
export default function ClaimForm({ warrantyId, name, onClose }: ClaimFormProps) {
  return (
    <AfterSaleForm
      intent="claimWarranty"
      values={{ warrantyId }}
      label={`Claim the warranty of ${name}`}
      sends="Send the claim"
      className="mt-3 flex flex-col gap-4 rounded-control bg-mist p-4 print:hidden"
      onClose={onClose}
    >
      <TextArea label="What is wrong?" name="problem" maxLength={limits.claimLength} />
    </AfterSaleForm>
  );
}
