import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useFieldError, useFirstValue } from '../forms/form-context.ts';
import { controlStyle, describeControl, Field, type FieldNotes } from './field.tsx';

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> &
  FieldNotes & {
    label: string;
    /** A small control at the end of the line. */
    control?: ReactNode;
  };

/**
 * A labelled line of text with its rule and, beside it, what is wrong with it. Where the server renders it with a hint
 * it is given an id: those of `useId` are others in the browser (decision 18).
 */
export function TextField({ label, hint, error: given, control, className, id: givenId, ...input }: TextFieldProps) {
  const error = useFieldError(input.name, given);
  const first = useFirstValue(input);
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...input}
          {...first}
          {...describeControl(id, { hint, error })}
          className={controlStyle(error, control ? 'h-12 pr-18 pl-3' : 'h-12 px-3')}
        />
        {control && <div className="absolute inset-y-0.5 right-0.5 flex items-center">{control}</div>}
      </div>
    </Field>
  );
}
