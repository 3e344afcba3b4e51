import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type FieldNotes = {
  /** Rules, said before anything is typed. */
  hint?: string | undefined;
  error?: string | undefined;
};

type FieldProps = FieldNotes & { id: string; label: string; className: string | undefined; children: ReactNode };

/** A form's control with its label, its rule and, below it, what is wrong with it. */
export function Field({ id, label, hint, error, className, children }: FieldProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="block pb-1.5 font-semibold">
        {label}
      </label>
      {children}
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

/** What ties a control to its field. */
export function describeControl(id: string, { hint, error }: FieldNotes) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined };
}

/** The box of a control; the colour of its edge says whether something is wrong. */
export const controlStyle = (error: string | undefined, size: string) =>
  classNames('w-full rounded-control border bg-white focus:border-ink', size, error ? 'border-danger' : 'border-edge');
