import { type SelectHTMLAttributes, useId } from 'react';
import { useFieldError } from './form-context.ts';
import { controlStyle, describeControl, Field, type FieldNotes } from '../parts/field.tsx';

type Choice = string | readonly [value: string | number, words: string];

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> &
  FieldNotes & {
    label: string;
    /** What can be chosen: each value with its words, or words that are the value. */
    choices?: readonly Choice[];
  };

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error: given, className, choices = [], children, ...select } = props;
  const error = useFieldError(select.name, given);
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <select {...select} {...describeControl(id, { hint, error })} className={controlStyle(error, 'h-12 px-3')}>
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
