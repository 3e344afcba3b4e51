import type { SellerProductSummary } from '@urumuri/contract';
import { formatRwf, unitPriceRwf, writePercent } from '@urumuri/money';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { readNumber } from '@urumuri/ui/forms/read-form.ts';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { Allowed } from '../../shell/allowed.tsx';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Thumbnail } from '../../shell/thumbnail.tsx';
import { ChangeButton } from './change-button.tsx';
import { ProductStandings } from './product-standings.tsx';
import type { OnProductsChanged } from './take-back.ts';

type ProductRowProps = {
  product: SellerProductSummary;
  onChanged: OnProductsChanged;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** A product of the list; price and stock are changed in place. */
export function ProductRow({ product, onChanged, isChosen, onChoose }: ProductRowProps) {
  const { _id, name, sku, image, category, brand, reserved, isPublished, isDeleted, check, options } = product;
  const [isEditing, setEditing] = useState(false);
  const productIds = [_id];
  const ending = <span className="sr-only"> {name}</span>;
  return (
    <article className="grid grid-cols-[auto_4rem_1fr] items-center gap-x-3 gap-y-2 rounded-card border border-line p-3 md:grid-cols-[auto_4rem_1fr_auto]">
      <label className="-m-2 flex size-11 items-center justify-center">
        <span className="sr-only">Choose {name}</span>
        <input
          type="checkbox"
          checked={isChosen}
          className="size-5"
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <Thumbnail image={image} className="size-16" />
      <div className="min-w-0">
        <h2 className="line-clamp-2 text-base">
          {isDeleted ? (
            name
          ) : (
            <Link to={consoleAddresses.product(_id)} className="hover:underline">
              {name}
            </Link>
          )}
        </h2>
        <p className="text-sm">
          <strong>{formatRwf(unitPriceRwf(product.price, product.discount))}</strong>
          {product.discount > 0 && ` (${writePercent(product.discount)})`} · {product.stock} in stock
          {reserved > 0 && `, ${reserved} reserved`}
        </p>
        <p className="truncate text-sm text-slate">
          {[category, brand, sku, ...options.map(({ value }) => value)].filter(Boolean).join(' · ')}
        </p>
        {check?.note && <p className="text-sm wrap-anywhere">The office: “{check.note}”</p>}
      </div>
      <div className="col-span-3 flex flex-wrap items-center justify-end gap-2 md:col-span-1">
        <ProductStandings product={product} />
        {isDeleted ? (
          <ChangeButton look="secondary" body={{ kind: 'restore', productIds }} onChanged={onChanged}>
            Restore{ending}
          </ChangeButton>
        ) : (
          <>
            <Allowed call="changeSellerProducts">
              <Button
                look="secondary"
                aria-expanded={isEditing}
                className="px-4"
                onClick={() => setEditing(!isEditing)}
              >
                Edit<span className="sr-only"> price and stock of {name}</span>
              </Button>
            </Allowed>
            {!check?.isHeldBack && (
              <ChangeButton
                look="secondary"
                className="px-4"
                body={{ kind: 'visibility', productIds, isPublished: !isPublished }}
                onChanged={onChanged}
              >
                {isPublished ? 'Hide' : 'Publish'}
                {ending}
              </ChangeButton>
            )}
          </>
        )}
      </div>
      {isEditing && <Values product={product} onChanged={onChanged} onDone={() => setEditing(false)} />}
    </article>
  );
}

/** Whoever asked for the fields wants to write in them. */
const focusOnce = (field: HTMLElement | null) => field?.focus();

type ValuesProps = { product: SellerProductSummary; onChanged: OnProductsChanged; onDone: () => void };

/** Price and stock as they were seen, to be written over them; Enter saves, Escape leaves. */
function Values({ product, onChanged, onDone }: ValuesProps) {
  const { _id, name, price, salePrice, stock } = product;
  const discount = salePrice === undefined ? product.discount : 0;
  const seen = { price, discount, stock, ...(salePrice === undefined ? {} : { salePrice }) };
  const { isBusy, send } = useAction<'changeSellerProducts'>({
    onDone: (done) => {
      onChanged({ kind: 'values', products: [] }, done);
      onDone();
    },
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sale = readNumber(data, 'salePrice');
    const given = {
      price: readNumber(data, 'price') ?? 0,
      discount: sale === undefined ? (readNumber(data, 'discount') ?? 0) : 0,
      stock: readNumber(data, 'stock') ?? 0,
      ...(sale === undefined ? {} : { salePrice: sale }),
    };
    const body = { kind: 'values' as const, products: [{ _id, ...given, seen }] };
    if (!isBusy) void send({ intent: 'changeSellerProducts', input: { body } });
  };
  const fields = [
    ['price', 'Price', price],
    ['discount', 'Discount %', discount],
    ['salePrice', 'Sale price', salePrice],
    ['stock', 'Stock', stock],
  ] as const;
  return (
    <form
      noValidate
      aria-label={`Price and stock of ${name}`}
      className="col-span-full grid grid-cols-2 items-end gap-2 border-t border-line pt-3"
      onSubmit={save}
    >
      {fields.map(([field, label, value], place) => (
        <label key={field} className="min-w-0 text-sm">
          {label}
          <input
            name={field}
            inputMode="numeric"
            defaultValue={value}
            ref={place === 0 ? focusOnce : undefined}
            onKeyDown={({ key }) => key === 'Escape' && onDone()}
            className="mt-1 h-11 w-full rounded-control border border-edge bg-white px-2 text-base tabular-nums"
          />
        </label>
      ))}
      <BusyButton type="submit" isBusy={isBusy} className="col-span-2 min-h-11">
        Save
      </BusyButton>
    </form>
  );
}
