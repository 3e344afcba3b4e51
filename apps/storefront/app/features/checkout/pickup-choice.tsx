import type { QuotedGroup } from '@urumuri/contract';
import { describePickup } from '../../ui/pickup-words.ts';

type PickupChoiceProps = {
  shopName: string;
  place: NonNullable<QuotedGroup['pickup']>;
  isPickup: boolean;
  onChoose: (isPickup: boolean) => void;
};

/** How the customer gets what one shop sells. */
export function PickupChoice({ shopName, place, isPickup, onChoose }: PickupChoiceProps) {
  const choices = [
    { words: 'Deliver to me', value: false },
    { words: `Pick up at ${describePickup(place)}`, value: true },
  ];
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="sr-only">How you get your products from {shopName}</legend>
      <div className="grid gap-2">
        {choices.map(({ words, value }) => (
          <label
            key={words}
            className="flex min-h-12 items-center gap-2.5 rounded-control border border-edge px-3 py-2 has-checked:border-ink has-checked:bg-mist has-checked:font-semibold"
          >
            <input
              type="radio"
              name={`pickup ${shopName}`}
              checked={isPickup === value}
              onChange={() => onChoose(value)}
              className="size-5 shrink-0 accent-ink"
            />
            <span className="min-w-0">{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
