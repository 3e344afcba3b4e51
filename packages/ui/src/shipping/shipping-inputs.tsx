import type { ShippingInfo } from '@urumuri/contract';
import { useState } from 'react';
import { classNames } from '../parts/class-names.ts';
import { TextField } from '../parts/text-field.tsx';
import type { suggestPlaces } from './rwanda-places.ts';
import { type FieldErrors, findPhoneWarning, type ShippingField, shippingFields } from './shipping-fields.ts';

const half: readonly string[] = ['phone', 'post'];
const third: readonly string[] = ['province', 'city', 'area'];

function spanOf(name: string): string {
  if (half.includes(name)) return 'sm:col-span-3';
  return third.includes(name) ? 'sm:col-span-2' : 'sm:col-span-6';
}

type ShippingInputsProps = {
  fields: ShippingInfo;
  /** Where the form around it does not say what is wrong. */
  errors?: FieldErrors;
  write: (name: ShippingField, value: string) => void;
  /** Whether the browser may fill in what it knows of its own user. */
  isOwn?: boolean;
};

/** The fields of an address, with the places of Rwanda to choose from. */
export function ShippingInputs({ fields, errors = {}, write, isOwn = true }: ShippingInputsProps) {
  const suggestions = usePlaceSuggestions();
  const [phoneSeen, setPhoneSeen] = useState(fields.phone);
  return (
    <>
      <div className="mt-4 grid gap-4 sm:grid-cols-6">
        {shippingFields.map(({ name, label, hint, ...attributes }) => (
          <div key={name} className={classNames('min-w-0', spanOf(name))}>
            <TextField
              {...attributes}
              {...(isOwn ? {} : { autoComplete: 'off' })}
              name={name}
              label={label}
              hint={hint}
              error={errors[name]}
              required
              value={fields[name]}
              list={suggestions.listOf(name)}
              onFocus={suggestions.load}
              onChange={(event) => write(name, event.currentTarget.value)}
              onBlur={name === 'phone' ? () => setPhoneSeen(fields.phone) : undefined}
            />
            {name === 'phone' && (
              <p role="status" className="text-sm font-medium">
                {phoneSeen === fields.phone && findPhoneWarning(fields.phone)}
              </p>
            )}
          </div>
        ))}
      </div>
      <PlaceSuggestions fields={fields} suggestions={suggestions} />
    </>
  );
}

export function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const first = shippingFields.find(({ name }) => errors[name]);
  const input = first && form?.elements.namedItem(first.name);
  if (input instanceof HTMLElement) input.focus();
}

const listIds: Partial<Record<string, string>> = { province: 'provinces', city: 'districts', area: 'sectors' };

/** The names of Rwanda's places come when the form is first entered; without them the fields are plain text. */
function usePlaceSuggestions() {
  const [suggest, setSuggest] = useState<typeof suggestPlaces>();
  const load = () => {
    if (suggest) return;
    import('./rwanda-places.ts').then(
      (places) => setSuggest(() => places.suggestPlaces),
      // Asked again with the next field.
      () => undefined,
    );
  };
  return { suggest, load, listOf: (name: string) => (suggest ? listIds[name] : undefined) };
}

type PlaceSuggestionsProps = { fields: ShippingInfo; suggestions: ReturnType<typeof usePlaceSuggestions> };

/** Province, City and Area may be anything; what is known is offered, narrowed by the field before. */
function PlaceSuggestions({ fields, suggestions: { suggest } }: PlaceSuggestionsProps) {
  if (!suggest) return null;
  return Object.entries(suggest(fields)).map(([id, names]) => (
    <datalist key={id} id={id}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  ));
}
