import { TextField } from '@urumuri/ui/parts/text-field.tsx';

/** By which money is found on an account again. */
export const ReferenceField = () => (
  <TextField label="Reference" name="reference" hint="Optional. Each reference can be used once." autoComplete="off" />
);
