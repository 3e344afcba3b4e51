import { type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Several lines of text with their label. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="block pb-1.5 font-semibold">
        {label}
      </label>
      <textarea
        rows={3}
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        className={classNames(
          'w-full rounded-control border bg-white px-3 py-2.5 focus:border-ink',
          error ? 'border-danger' : 'border-edge',
        )}
      />
      {(hint || error) && (
        <p id={`${id}-note`} className={classNames('mt-1 text-sm', error ? 'font-medium text-danger' : 'text-slate')}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
