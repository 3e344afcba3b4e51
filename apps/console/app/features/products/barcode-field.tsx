import { limits } from '@urumuri/contract';
import type { KeyboardEvent } from 'react';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';

/** A scanner ends what it types with Enter, which must not send the form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

type BarcodeFieldProps = { name: string; hint?: string; defaultValue?: string | undefined };

/** The number under the bars, typed or scanned. */
export function BarcodeField(props: BarcodeFieldProps) {
  return (
    <TextField
      label="Barcode"
      inputMode="numeric"
      autoComplete="off"
      maxLength={limits.barcodeLength}
      onKeyDown={keepForm}
      {...props}
    />
  );
}
