import { FormAlert } from '../parts/form-alert.tsx';
import { useFormContext } from './form-context.ts';

/** Why the form it stands in could not be sent, where no field says so. */
export function FormFailure() {
  return <FormAlert>{useFormContext().failure}</FormAlert>;
}
