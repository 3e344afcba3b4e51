import type { PhoneOrderQuote } from '@urumuri/contract';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { useId } from 'react';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { QuantityStepper } from '@urumuri/ui/parts/quantity-stepper.tsx';
import { type Line, type NewOrderDraft, soldFor } from './use-new-order.ts';

type DraftLinesProps = {
  draft: NewOrderDraft;
  /** At the counter a price may be lowered. */
  isSale?: boolean;
};

/** What is ordered so far, how many there may be, and at what price. */
export function DraftLines({ draft: { lines, quote, setQuantity, setPrice }, isSale = false }: DraftLinesProps) {
  if (lines.length === 0) return <p className="text-slate">No products yet. Search for a product and add it.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lines.map((line) => (
        <DraftLine
          key={line.product._id}
          line={line}
          quote={quote}
          setQuantity={setQuantity}
          setPrice={isSale ? setPrice : undefined}
        />
      ))}
    </ul>
  );
}

type DraftLineProps = {
  line: Line;
  quote: PhoneOrderQuote | undefined;
  setQuantity: NewOrderDraft['setQuantity'];
  setPrice: NewOrderDraft['setPrice'] | undefined;
};

function DraftLine({ line, quote, setQuantity, setPrice }: DraftLineProps) {
  const { product, quantity, price = String(product.price) } = line;
  const reasonId = useId();
  const quoted = quote?.products
    .flatMap(({ products }) => products)
    .find(({ productInfo }) => productInfo._id === product._id);
  const most = quoted?.most ?? product.stock;
  const unit = quoted ? unitPriceRwf(quoted.productInfo.price, quoted.productInfo.discount) : soldFor(line);
  const isMissing = quote?.missing.includes(product._id);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold break-words">{product.name}</span>
        <span className="text-sm text-slate">
          {formatRwf(unit)} · {formatRwf(unit * quantity)}
        </span>
      </span>
      {setPrice && (
        <TextField
          label="Price"
          aria-label={`Price of ${product.name}`}
          inputMode="numeric"
          autoComplete="off"
          className="w-28"
          value={price}
          onChange={(event) => setPrice(product._id, event.currentTarget.value.replaceAll(/\D/g, ''))}
        />
      )}
      <QuantityStepper
        quantity={quantity}
        subject={product.name}
        canLower={quantity > 1}
        canRaise={quantity < most}
        reasonId={reasonId}
        onStep={(step) => setQuantity(product._id, quantity + step)}
      />
      <Button look="secondary" className="min-h-11 px-4" onClick={() => setQuantity(product._id, 0)}>
        Remove<span className="sr-only"> {product.name}</span>
      </Button>
      <p id={reasonId} role="status" className="basis-full text-sm font-medium text-danger empty:hidden">
        {isMissing
          ? 'This is no longer sold.'
          : describeMost(quantity, most, quoted?.productInfo.stock ?? product.stock)}
      </p>
    </li>
  );
}

function describeMost(quantity: number, most: number, stock: number): string {
  if (quantity < most) return '';
  if (most === 0) return stock === 0 ? 'Sold out.' : 'This customer has already ordered the most allowed.';
  const why = most < stock ? 'One customer can have no more on order' : 'No more are left';
  return quantity > most ? `Only ${most} can be ordered. ${why}.` : `${why} than ${most}.`;
}
