import type { ShippingInfo } from '@urumuri/contract';
import { useState } from 'react';
import type { suggestPlaces } from './rwanda-places.ts';

const listIds: Partial<Record<string, string>> = { province: 'provinces', city: 'districts', area: 'sectors' };

/** The names of Rwanda's places come when the form is first entered; without them the fields are plain text. */
export function usePlaceSuggestions() {
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
export function PlaceSuggestions({ fields, suggestions: { suggest } }: PlaceSuggestionsProps) {
  if (!suggest) return null;
  return Object.entries(suggest(fields)).map(([id, names]) => (
    <datalist key={id} id={id}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  ));
}
