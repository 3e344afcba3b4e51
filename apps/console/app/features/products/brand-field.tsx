import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { useId } from 'react';

/** Any brand, with those that are there already as suggestions. */
export function BrandField({ brands, hint }: { brands: readonly string[]; hint?: string }) {
  const list = useId();
  return (
    <>
      <TextField label="Brand" name="brand" list={list} {...(hint !== undefined && { hint })} />
      <datalist id={list}>
        {brands.map((brand) => (
          <option key={brand} value={brand}>
            {brand}
          </option>
        ))}
      </datalist>
    </>
  );
}
