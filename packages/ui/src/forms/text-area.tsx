import { type TextareaHTMLAttributes, useId } from 'react';
import { useFieldError, useFirstValue } from './form-context.ts';
import { controlStyle, describeControl, Field, type FieldNotes } from '../parts/field.tsx';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldNotes & { label: string };

/** Several lines of text with their label; what is wrong stands in the place of the hint. */
export function TextArea({ label, hint, error: given, className, ...area }: TextAreaProps) {
  const error = useFieldError(area.name, given);
  const first = useFirstValue(area);
  const id = useId();
  const notes = error ? { error } : { hint };
  return (
    <Field id={id} label={label} className={className} {...notes}>
      <textarea
        rows={3}
        {...area}
        {...first}
        {...describeControl(id, notes)}
        className={controlStyle(error, 'px-3 py-2.5')}
      />
    </Field>
  );
}
