import { limits } from '@urumuri/contract';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

type PriceFilterProps = { lowPriceRwf: number | undefined; highPriceRwf: number | undefined };

/** A price range in two fields, sent with the form around them. */
export function PriceFilter({ lowPriceRwf, highPriceRwf }: PriceFilterProps) {
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">Price (RWF)</legend>
      <div className="grid grid-cols-2 gap-2">
        <AmountField name="lowPrice" label="From" amountRwf={lowPriceRwf} placeholder="0" />
        <AmountField name="highPrice" label="To" amountRwf={highPriceRwf} placeholder="Any" />
        <Button type="submit" look="secondary" className="col-span-full text-sm">
          Apply
        </Button>
      </div>
    </fieldset>
  );
}

type AmountFieldProps = { name: string; label: string; amountRwf: number | undefined; placeholder: string };

function AmountField({ name, label, amountRwf, placeholder }: AmountFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const amount = amountRwf === undefined ? '' : String(amountRwf);
  useEffect(() => {
    // Typing belongs to the field; a filter cleared elsewhere, or a step back, rewrites it.
    if (input.current) input.current.value = amount;
  }, [amount]);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block pb-1 text-xs text-slate">
        {label}
        <span className="sr-only"> price in RWF</span>
      </label>
      <input
        ref={input}
        id={id}
        type="number"
        name={name}
        min={0}
        max={limits.priceRwf}
        step={1}
        inputMode="numeric"
        defaultValue={amount}
        placeholder={placeholder}
        className="h-11 w-full rounded-control border border-edge bg-white px-3 text-sm tabular-nums"
      />
    </div>
  );
}
