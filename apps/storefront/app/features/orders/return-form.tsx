import { afterSaleLimits, type ReturnableLine, type ReturnReason } from '@urumuri/contract';
import { useId } from 'react';
import { controlStyle, describeControl, Field } from '@urumuri/ui/parts/field.tsx';
import { returnReasonWords } from '@urumuri/ui/parts/return-words.ts';
import { AfterSaleForm } from './after-sale-form.tsx';

type ReturnFormProps = { lines: readonly ReturnableLine[]; onClose: () => void };

/** What comes back, how many, why, and pictures of it. */
export default function ReturnForm({ lines, onClose }: ReturnFormProps) {
  const id = useId();
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
        <Field
          key={line._id}
          id={`${id}-${line._id}`}
          label={line.name}
          className={undefined}
          hint="How many come back?"
        >
          <select
            name={`units ${line._id}`}
            defaultValue={lines.length === 1 ? 1 : 0}
            {...describeControl(`${id}-${line._id}`, { hint: 'yes' })}
            className={controlStyle(undefined, 'h-12 px-3')}
          >
            {Array.from({ length: line.quantity + 1 }, (_, units) => (
              <option key={units} value={units}>
                {units === 0 ? 'None' : units}
              </option>
            ))}
          </select>
        </Field>
      ))}
      <Field id={`${id}-reason`} label="Why?" className={undefined}>
        <select id={`${id}-reason`} name="reason" defaultValue="" className={controlStyle(undefined, 'h-12 px-3')}>
          <option value="">Choose a reason</option>
          {(Object.entries(returnReasonWords) as [ReturnReason, string][]).map(([reason, words]) => (
            <option key={reason} value={reason}>
              {words}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-text`} label="What happened?" className={undefined}>
        <textarea
          id={`${id}-text`}
          name="text"
          rows={3}
          maxLength={afterSaleLimits.returnTextLength}
          className={controlStyle(undefined, 'px-3 py-2.5')}
        />
      </Field>
    </AfterSaleForm>
  );
}
