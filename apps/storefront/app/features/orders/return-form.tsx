import { afterSaleLimits, type ReturnableLine } from '@urumuri/contract';
import { returnReasonWords } from '@urumuri/ui/parts/return-words.ts';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';
import { AfterSaleForm } from './after-sale-form.tsx';

type ReturnFormProps = { lines: readonly ReturnableLine[]; onClose: () => void };

/** What comes back, how many, why, and pictures of it. */
export default function ReturnForm({ lines, onClose }: ReturnFormProps) {
  return (
    <AfterSaleForm
      intent="askReturn"
      label="Return something"
      sends="Ask for the return"
      className="flex flex-col gap-5 rounded-card bg-mist p-4 md:p-5"
      onClose={onClose}
      onDone={() => {
        onClose();
        document.getElementById('returns-title')?.focus();
      }}
    >
      {lines.map((line) => (
        <SelectField
          key={line._id}
          label={line.name}
          hint="How many come back?"
          name={`units ${line._id}`}
          defaultValue={lines.length === 1 ? 1 : 0}
          choices={Array.from({ length: line.quantity + 1 }, (_, units) => [units, units === 0 ? 'None' : `${units}`])}
        />
      ))}
      <SelectField
        label="Why?"
        name="reason"
        defaultValue=""
        choices={[['', 'Choose a reason'], ...Object.entries(returnReasonWords)]}
      />
      <TextArea label="What happened?" name="text" maxLength={afterSaleLimits.returnTextLength} />
    </AfterSaleForm>
  );
}
