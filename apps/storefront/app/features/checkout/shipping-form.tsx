import { type FormEvent, useRef } from 'react';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import { type FieldErrors, shippingFields } from '@urumuri/ui/shipping/shipping-fields.ts';
import { focusFirst, ShippingInputs } from '@urumuri/ui/shipping/shipping-inputs.tsx';
import type { Delivery } from './use-delivery.ts';

/** Where to deliver. Everything that is missing is said at once, beside its field and above the button. */
export function ShippingForm({ delivery }: { delivery: Delivery }) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, errors, write, save } = delivery;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    focusFirst(form.current, save());
  };
  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby="shipping-information">
      <h2 id="shipping-information" className="text-xl">
        Shipping Information
      </h2>
      <ShippingInputs fields={fields} errors={errors} write={write} />
      <div className="mt-5 flex flex-col gap-4 sm:items-start">
        <FormAlert>{describeErrors(errors)}</FormAlert>
        <Button type="submit" className="min-h-12">
          Save Changes
        </Button>
      </div>
    </form>
  );
}

function describeErrors(errors: FieldErrors): string | undefined {
  const labels = shippingFields.filter(({ name }) => errors[name]).map(({ label }) => label);
  return labels.length > 0 ? `Please look at: ${labels.join(', ')}.` : undefined;
}
