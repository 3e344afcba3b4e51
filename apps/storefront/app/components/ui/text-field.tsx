import { type InputHTMLAttributes, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  /** Rules, said before anything is typed. */
  hint?: string | undefined;
  error?: string | undefined;
};

/** A labelled line of text with its rule and, beside it, what is wrong with it. */
export function TextField({ label, hint, error, className, id: givenId, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="block pb-1.5 font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        className={classNames(
          'h-12 w-full rounded-control border bg-white px-3 focus:border-ink',
          error ? 'border-danger' : 'border-edge',
        )}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-slate">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
