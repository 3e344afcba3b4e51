import { type SelectHTMLAttributes, useId } from 'react';
import { controlStyle, describeControl, Field } from '../../ui/field.tsx';

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & { label: string; error?: string | undefined };

export function SelectField({ label, error, className, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} className={className}>
      <select {...select} {...describeControl(id, { error })} className={controlStyle(error, 'h-12 px-3')}>
        {children}
      </select>
    </Field>
  );
}
