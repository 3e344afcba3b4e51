import type { ComponentProps } from 'react';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';

/** How many of some units, none of them included. */
export function CountField({ most, ...field }: ComponentProps<typeof SelectField> & { most: number }) {
  return (
    <SelectField
      {...field}
      choices={Array.from({ length: most + 1 }, (_, units) => [units, units === 0 ? 'None' : `${units} of ${most}`])}
    />
  );
}
