import type { FormEvent } from 'react';
import { Cached } from '../../../runtime/cached.tsx';
import './listing.css';

export type Choice = {
  value: string;
  label?: string | undefined;
  /** The parameter's name, where each choice has its own. */
  name?: string;
  /** How many products it would give; unknown when the shop could not count. */
  count?: number | undefined;
  /** How deep it lies in a tree. */
  level?: number | undefined;
};

type ChoiceListProps = {
  title: string;
  /** The parameter's name in the address. */
  name?: string;
  choices: readonly Choice[];
  chosen: readonly string[] | undefined;
  /** Whether there may be more than was counted. */
  isPartial?: boolean | undefined;
  /** With the value, or the name where each choice has its own. */
  onToggle: (choice: string) => void;
};

/** From so many on they can be searched. */
const LONG = 12;

/** Any of many. */
export function ChoiceList(props: ChoiceListProps) {
  if (props.choices.length === 0) return null;
  return <Cached as="fieldset" className="min-w-0" of={ChoiceFields} props={props} />;
}

function ChoiceFields({ title, name = '', choices, chosen = [], isPartial, onToggle }: ChoiceListProps) {
  return (
    <>
      <legend className="pb-2 font-semibold">{title}</legend>
      {choices.length >= LONG && (
        <input
          type="search"
          aria-label={`Find in ${title}`}
          placeholder="Find…"
          onInput={showMatching}
          className="needs-script mb-1 h-11 w-full rounded-control border border-edge bg-white px-3 text-sm"
        />
      )}
      <ul className="choices">
        {choices.map((choice) => {
          const key = choice.name ?? choice.value;
          return (
            <li key={key} data-level={choice.level}>
              <label className="choice">
                <input
                  type="checkbox"
                  name={choice.name ?? name}
                  value={choice.value}
                  checked={chosen.includes(key)}
                  onChange={() => onToggle(key)}
                />
                <span>{choice.label ?? choice.value}</span>
                {choice.count !== undefined && (
                  <small>
                    {choice.count}
                    {isPartial && '+'}
                  </small>
                )}
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Hides what does not have the text; what is chosen stays in sight. */
function showMatching({ currentTarget: { value, nextElementSibling: list } }: FormEvent<HTMLInputElement>): void {
  const wanted = value.trim().toLowerCase();
  for (const item of list?.children ?? []) {
    const isChosen = item.querySelector('input')?.checked === true;
    item.toggleAttribute('hidden', !isChosen && !item.textContent.toLowerCase().includes(wanted));
  }
}
