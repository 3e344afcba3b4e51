import type { InputHTMLAttributes } from 'react';
import { classNames } from '../parts/class-names.ts';

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: string };

/** A box to tick, with its label beside it. */
export const CheckField = ({ label, className, ...input }: CheckFieldProps) => (
  <label className={classNames('flex min-h-11 items-center gap-3', className)}>
    <input {...input} type="checkbox" className="size-5 shrink-0 accent-ink" />
    {label}
  </label>
);
