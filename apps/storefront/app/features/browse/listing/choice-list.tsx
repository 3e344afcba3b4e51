import { type KeyboardEvent, useId } from 'react';
import { Cached } from '../../../ui/cached.tsx';
import { classNames } from '../../../ui/class-names.ts';
import './listing.css';

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
export function ChoiceList(props: ChoiceListProps) {
  const hintId = useId();
  if (props.choices.length === 0) return null;
  return <Cached as="fieldset" aria-describedby={hintId} of={ChoiceFields} props={{ ...props, hintId }} />;
}

function ChoiceFields({ title, hintId, className, ...choices }: ChoiceListProps & { hintId: string }) {
  return (
    <>
      <legend className="pb-2 font-semibold">{title}</legend>
      <p id={hintId} className="sr-only">
        One at a time; choose it again to take it back.
      </p>
      <ul className={classNames('-mx-2', className)}>
        <Choices {...choices} />
      </ul>
    </>
  );
}

function Choices({
  name,
  choices,
  chosen,
  onChoose,
}: Pick<ChoiceListProps, 'name' | 'choices' | 'chosen' | 'onChoose'>) {
  return choices.map((choice) => (
    <li key={choice}>
      <Choice name={name} choice={choice} isChosen={choice === chosen} onChoose={onChoose} />
    </li>
  ));
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
    <label className="choice">
      <input
        type="radio"
        name={name}
        value={choice}
        checked={isChosen}
        onChange={() => onChoose(choice)}
        onClick={takeBack}
        onKeyDown={takeBackWithSpace}
      />
      <span>{choice}</span>
    </label>
  );
}
