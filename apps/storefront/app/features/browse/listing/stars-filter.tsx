import { Cached } from '../../../runtime/cached.tsx';
import { describeStars } from './active-filters.ts';

type StarsFilterProps = {
  name: string;
  word: string;
  stars: number | undefined;
  /** How many have at least one star, two, … */
  counts?: readonly number[] | undefined;
  onChoose: (stars: number | undefined) => void;
};

const steps = [0, 1, 2, 3, 4, 5];

/** From any number of stars to five: the least a product must have. */
export function StarsFilter({ name, word, stars = 0, counts, onChoose }: StarsFilterProps) {
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">{word}, at least</legend>
      <Cached
        as="div"
        className="grid grid-cols-6 overflow-clip rounded-control border border-edge"
        of={StarSteps}
        props={{ name, word, stars, counts, onChoose }}
      />
    </fieldset>
  );
}

function StarSteps({ name, word, stars: chosen = 0, counts, onChoose }: StarsFilterProps) {
  return (
    <>
      {steps.map((stars) => (
        <label key={stars} className="relative border-edge not-first:border-l">
          <input
            type="radio"
            name={name}
            value={stars}
            aria-label={describeStars(stars, word) + (stars > 0 && counts ? ` (${counts[stars - 1]})` : '')}
            disabled={stars > 0 && stars !== chosen && counts?.[stars - 1] === 0}
            checked={stars === chosen}
            onChange={() => onChoose(stars === 0 ? undefined : stars)}
            className="peer absolute inset-0 size-full appearance-none -outline-offset-4"
          />
          <span className="pointer-events-none flex h-11 flex-wrap content-center items-center justify-center gap-x-0.5 text-sm tabular-nums peer-disabled:text-haze peer-checked:bg-ink peer-checked:font-semibold peer-checked:text-white">
            {stars === 0 ? 'Any' : stars}
            {stars > 0 && <Star />}
            {stars > 0 && counts && (
              <small className="w-full text-center text-xs font-normal">{counts[stars - 1]}</small>
            )}
          </span>
        </label>
      ))}
    </>
  );
}

function Star() {
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 16 16" fill="currentColor">
      <path d="M8 1.5l2 4.3 4.6.5-3.4 3.2.9 4.7L8 11.8l-4.1 2.4.9-4.7L1.4 6.3 6 5.8z" />
    </svg>
  );
}
