import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  /** Rules, said before anything is typed. */
  hint?: string | undefined;
  error?: string | undefined;
  /** A small control at the end of the line. */
  control?: ReactNode;
};

/** A labelled line of text with its rule and, beside it, what is wrong with it. */
export function TextField({ label, hint, error, control, className, id: givenId, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="block pb-1.5 font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          className={classNames(
            'h-12 w-full rounded-control border bg-white pl-3 focus:border-ink',
            control ? 'pr-18' : 'pr-3',
            error ? 'border-danger' : 'border-edge',
          )}
        />
        {control && <div className="absolute inset-y-0.5 right-0.5 flex items-center">{control}</div>}
      </div>
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
