import type { SellerProductSummary } from '@urumuri/contract';
import { formatRwf, unitPriceRwf, writePercent } from '@urumuri/money';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ShopImage } from '../../ui/shop-image.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { readNumber } from '../shell/use-console-form.ts';
import type { ProductChanges } from './use-product-changes.ts';

const thumbnail = 64;

type ProductRowProps = {
  product: SellerProductSummary;
  changes: ProductChanges;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** A product of the list; price and stock are changed in place. */
export function ProductRow({ product, changes, isChosen, onChoose }: ProductRowProps) {
  const { _id, name, sku, image, category, brand, reserved, isPublished, isDeleted, options } = product;
  const { change, isBusy } = changes;
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
      <ShopImage
        address={image}
        alt=""
        width={thumbnail}
        height={thumbnail}
        sizes="64px"
        widths={[160]}
        className="size-16 rounded-control bg-mist object-contain"
      />
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
          {reserved > 0 && `, ${reserved} promised`}
        </p>
        <p className="truncate text-sm text-slate">
          {[category, brand, sku, ...options.map(({ value }) => value)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="col-span-3 flex flex-wrap items-center justify-end gap-2 md:col-span-1">
        <Badge tone={isDeleted ? 'danger' : isPublished ? 'success' : 'neutral'}>
          {isDeleted ? 'Deleted' : isPublished ? 'On sale' : 'Hidden'}
        </Badge>
        {isDeleted ? (
          <BusyButton look="secondary" isBusy={isBusy} onClick={() => void change({ kind: 'restore', productIds })}>
            Bring back{ending}
          </BusyButton>
        ) : (
          <>
            <Button look="secondary" aria-expanded={isEditing} className="px-4" onClick={() => setEditing(!isEditing)}>
              Edit<span className="sr-only"> price and stock of {name}</span>
            </Button>
            <BusyButton
              look="secondary"
              isBusy={isBusy}
              className="px-4"
              onClick={() => void change({ kind: 'visibility', productIds, isPublished: !isPublished })}
            >
              {isPublished ? 'Hide' : 'Publish'}
              {ending}
            </BusyButton>
          </>
        )}
      </div>
      {isEditing && <Values product={product} changes={changes} onDone={() => setEditing(false)} />}
    </article>
  );
}

/** Whoever asked for the fields wants to write in them. */
const focusOnce = (field: HTMLElement | null) => field?.focus();

type ValuesProps = { product: SellerProductSummary; changes: ProductChanges; onDone: () => void };

/** Price and stock as they were seen, to be written over them; Enter saves, Escape leaves. */
function Values({ product, changes: { change, isBusy }, onDone }: ValuesProps) {
  const { _id, name, price, salePrice, stock } = product;
  const discount = salePrice === undefined ? product.discount : 0;
  const seen = { price, discount, stock, ...(salePrice === undefined ? {} : { salePrice }) };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sale = readNumber(data, 'salePrice');
    const given = {
      price: readNumber(data, 'price') ?? 0,
      discount: sale === undefined ? (readNumber(data, 'discount') ?? 0) : 0,
      stock: readNumber(data, 'stock') ?? 0,
      ...(sale === undefined ? {} : { salePrice: sale }),
    };
    if (await change({ kind: 'values', products: [{ _id, ...given, seen }] })) onDone();
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
      onSubmit={(event) => void save(event)}
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
