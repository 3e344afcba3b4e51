import { limits } from '@urumuri/contract';
import { useId, useState } from 'react';
import { useFormContext } from '@urumuri/ui/forms/form-context.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';

const star = 'M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.5-6.1 3.5 1.4-6.8-5.1-4.7 6.9-.8z';
const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** Five stars to choose from: a group of radio buttons drawn as stars. */
export function StarPicker() {
  const id = useId();
  const { rating: error } = useFormContext().errors;
  const [rating, setRating] = useState(0);
  const [pointed, setPointed] = useState(0);
  const shown = pointed || rating;
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold">Your rating</legend>
      <div className="mt-1 -ml-2 flex items-center" onPointerLeave={() => setPointed(0)}>
        {words.map((word, index) => {
          const value = index + 1;
          return (
            <label
              key={value}
              className="star-choice relative inline-flex size-11 cursor-pointer items-center justify-center rounded-control"
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(value)}
            >
              <input
                type="radio"
                name="rating"
                value={value}
                checked={rating === value}
                onChange={() => setRating(value)}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
              />
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7">
                <path d={star} className={classNames('stroke-ink', value <= shown ? 'fill-amber' : 'fill-white')} />
              </svg>
              <span className="sr-only">
                {value} {value === 1 ? 'star' : 'stars'}, {word}
              </span>
            </label>
          );
        })}
        <span aria-hidden="true" className="ml-2 text-sm text-slate">
          {shown > 0 && `${shown} / ${limits.rating} · ${words[shown - 1]}`}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
