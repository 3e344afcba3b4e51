import { limits } from '@urumuri/contract';
import { useEffect, useRef } from 'react';
import { Button } from '@urumuri/ui/parts/button.tsx';

type RangeFieldsProps = {
  title: string;
  /** What is asked for, for those who hear it. */
  label: string;
  names: readonly [low: string, high: string];
  values: readonly string[];
  /** The least and the most there is. */
  hints: readonly [low: number | undefined, high: number | undefined];
  isWhole?: boolean;
};

/** A range in two fields, sent with the form around them. */
export function RangeFields({ title, label, names, values, hints, isWhole = false }: RangeFieldsProps) {
  return (
    <>
      <legend className="pb-2 font-semibold">{title}</legend>
      <div className="grid grid-cols-2 gap-2">
        {names.map((name, place) => (
          <EndField
            key={name}
            name={name}
            word={place === 0 ? 'From' : 'To'}
            label={label}
            value={values[place] ?? ''}
            hint={hints[place]}
            isWhole={isWhole}
          />
        ))}
        <Button type="submit" look="secondary" className="col-span-full text-sm">
          Apply
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </>
  );
}

type EndFieldProps = {
  name: string;
  word: string;
  label: string;
  value: string;
  hint: number | undefined;
  isWhole: boolean;
};

function EndField({ name, word, label, value, hint, isWhole }: EndFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const written = useRef(value);
  useEffect(() => {
    // Typing belongs to the field, also what was typed before this runs for the first time; a filter cleared
    // elsewhere, or a step back, rewrites it.
    if (input.current && written.current !== value) input.current.value = value;
    written.current = value;
  }, [value]);
  return (
    <label className="min-w-0 text-xs text-slate">
      <span className="block pb-1">
        {word}
        <span className="sr-only"> {label}</span>
      </span>
      <input
        ref={input}
        type="number"
        name={name}
        min={isWhole ? 0 : undefined}
        max={limits.priceRwf}
        step={isWhole ? 1 : 'any'}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        defaultValue={value}
        placeholder={hint === undefined ? (word === 'From' ? '0' : 'Any') : String(hint)}
        className="h-11 w-full rounded-control border border-edge bg-white px-3 text-sm text-ink tabular-nums"
      />
    </label>
  );
}
