import { type KeyboardEvent, useId } from 'react';
import { CheckIcon } from '../../../components/ui/icons.tsx';
import { classNames } from '../../../lib/class-names.ts';

type ChoiceListProps = {
  title: string;
  /** The parameter's name in the address. */
  name: string;
  choices: readonly string[];
  chosen: string | undefined;
  onChoose: (choice: string | undefined) => void;
  className?: string;
};

/** One of many, drawn as ticks; choosing the chosen one again takes the choice back. */
export function ChoiceList({ title, name, choices, chosen, onChoose, className }: ChoiceListProps) {
  const hintId = useId();
  if (choices.length === 0) return null;
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="pb-2 font-semibold">{title}</legend>
      <p id={hintId} className="sr-only">
        One at a time; choose it again to take it back.
      </p>
      <ul className={classNames('-mx-2', className)}>
        {choices.map((choice) => (
          <li key={choice}>
            <Choice name={name} choice={choice} isChosen={choice === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type ChoiceProps = Pick<ChoiceListProps, 'name' | 'onChoose'> & { choice: string; isChosen: boolean };

function Choice({ name, choice, isChosen, onChoose }: ChoiceProps) {
  const takeBack = () => {
    if (isChosen) onChoose(undefined);
  };
  const takeBackWithSpace = (event: KeyboardEvent) => {
    // Browsers do nothing on Space when a radio button is on already.
    if (event.key !== ' ' || !isChosen) return;
    event.preventDefault();
    onChoose(undefined);
  };
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1 text-sm leading-5 transition-colors select-none hover:bg-mist lg:min-h-9">
      <span className="relative flex size-5 shrink-0">
        <input
          type="radio"
          name={name}
          value={choice}
          checked={isChosen}
          onChange={() => onChoose(choice)}
          onClick={takeBack}
          onKeyDown={takeBackWithSpace}
          className="peer size-5 appearance-none border-2 border-edge bg-white transition-colors checked:border-ink checked:bg-ink"
        />
        <CheckIcon className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-white peer-checked:block" strokeWidth="3" />
      </span>
      <span className="min-w-0">{choice}</span>
    </label>
  );
}
