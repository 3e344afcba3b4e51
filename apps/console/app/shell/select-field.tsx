import { type SelectHTMLAttributes, useId } from 'react';
import { useFieldError } from '@urumuri/ui/forms/form-context.ts';
import { controlStyle, describeControl, Field } from '@urumuri/ui/parts/field.tsx';

type Choice = string | readonly [value: string | number, words: string];

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string;
  error?: string | undefined;
  /** What can be chosen: each value with its words, or words that are the value. */
  choices?: readonly Choice[];
};

export function SelectField({ label, error: given, className, choices = [], children, ...select }: SelectFieldProps) {
  const error = useFieldError(select.name, given);
  const id = useId();
  return (
    <Field id={id} label={label} error={error} className={className}>
      <select {...select} {...describeControl(id, { error })} className={controlStyle(error, 'h-12 px-3')}>
        {choices.map((choice) => {
          const [value, words] = typeof choice === 'string' ? [choice, choice] : choice;
          return (
            <option key={value} value={value}>
              {words}
            </option>
          );
        })}
        {children}
      </select>
    </Field>
  );
}
