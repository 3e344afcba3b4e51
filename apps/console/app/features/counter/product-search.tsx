import { barcodeKey, type CounterProduct, limits } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { type FormEvent, useState } from 'react';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { sellerApi } from '../../shell/seller-api.ts';
import { Thumbnail } from '../../shell/thumbnail.tsx';
import { useRequest } from '../../shell/use-request.ts';
import { CameraScan } from './camera-scan.tsx';

/** A scanner types where the cursor stands. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** What is in the order of a product. */
type AddedLine = { product: Pick<CounterProduct, '_id'>; quantity: number };

type ProductSearchProps = {
  isOffice: boolean;
  lines: readonly AddedLine[];
  /** At the counter a scanner types a whole barcode or SKU and Enter, which adds it. */
  isScanned?: boolean;
  onAdd: (product: CounterProduct) => void;
};

/** Products by words, SKU or barcode, as many of each as there are at this moment. */
export function ProductSearch({ isOffice, lines, isScanned = false, onAdd }: ProductSearchProps) {
  const [found, setFound] = useState<{ words: string; products: readonly CounterProduct[] }>();
  const { isBusy, failure, run } = useRequest();
  const [added, setAdded] = useState('');
  const search = (words: string) =>
    run(async () => {
      const { products } = await sellerApi.findCounterProducts({ query: { search: words } });
      const meant = isScanned ? products.filter((product) => product.stock > 0 && isNumberOf(product, words)) : [];
      // Of several shops with the same one, a person chooses.
      const scanned = meant.length === 1 ? meant[0] : undefined;
      setAdded(scanned ? `Added ${scanned.name}.` : '');
      setFound(scanned ? undefined : { words, products });
      if (scanned) onAdd(scanned);
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void search(readText(new FormData(event.currentTarget), 'search'));
    // The next scan may come before this one is answered.
    const field = event.currentTarget.querySelector('input');
    if (isScanned && field) field.value = '';
  };
  return (
    <>
      <form
        ref={isScanned ? focusField : undefined}
        role="search"
        aria-label="Products"
        noValidate
        onSubmit={submit}
        className="flex items-end gap-2"
      >
        <TextField
          label={isScanned ? 'Scan, or type a name or SKU' : 'Name or SKU'}
          name="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limits.searchLength}
          className="flex-1"
        />
        <Button type="submit" look="secondary" disabled={isBusy && !isScanned} className="h-12 px-4">
          {isBusy ? 'Searching…' : 'Search'}
        </Button>
      </form>
      {isScanned && <CameraScan onScan={(code) => void search(code)} />}
      <div className="mt-3">
        <FormAlert>{failure}</FormAlert>
      </div>
      <p role="status" className="text-sm text-slate">
        {added}
        {found?.products.length === 0 && `No product on sale matches “${found.words}”.`}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {found?.products.map((product) => (
          <li key={product._id} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 py-3">
            <Thumbnail image={product.image} />
            <span className="min-w-0">
              <span className="block font-semibold break-words">{product.name}</span>
              <span className="block text-sm text-slate">{describeProduct(product, isOffice)}</span>
              <span role="status" className="block text-sm font-semibold">
                {describeAdded(lines.find((line) => line.product._id === product._id))}
              </span>
            </span>
            <Button
              look="secondary"
              disabled={product.stock === 0}
              className="min-h-11 px-4"
              onClick={() => onAdd(product)}
            >
              Add<span className="sr-only"> {product.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const isNumberOf = ({ sku, barcode }: CounterProduct, words: string) =>
  sku.toLowerCase() === words.trim().toLowerCase() || (barcode !== '' && barcodeKey(barcode) === barcodeKey(words));

/** On a phone the order stands below the list: what was added is said where the finger is. */
const describeAdded = (line: AddedLine | undefined) => line && line.quantity > 0 && `${line.quantity} in the order`;

function describeProduct({ price, stock, sku, shopName }: CounterProduct, isOffice: boolean): string {
  const left = stock === 0 ? 'Sold out' : `${stock} left`;
  return [formatRwf(price), left, sku, isOffice ? shopName : ''].filter((part) => part !== '').join(' · ');
}
