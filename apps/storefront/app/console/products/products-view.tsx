import type { CallOutput } from '@urumuri/contract';
import { useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { BusyButton } from '../../ui/busy-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { FindField } from '../shell/find-field.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { ProductRow } from './product-row.tsx';
import { isNarrowed } from './products-query.ts';
import { useProductChanges } from './use-product-changes.ts';

const states = [
  ['published', 'On sale'],
  ['hidden', 'Hidden'],
  ['deleted', 'Deleted'],
] as const;
const stocks = [
  ['in', 'In stock'],
  ['low', 'Few left'],
  ['out', 'Sold out'],
] as const;

/** The shop's products: narrowed by what the address says, changed one by one or several at once. */
export function ProductsView({ products, total, perPage, categories, brands }: CallOutput<'getSellerProducts'>) {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const changes = useProductChanges();
  const ids = products.map(({ _id }) => _id).filter((id) => chosen.has(id));
  const isAll = ids.length === products.length;
  const choose = (given: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of given)
      if (isOn) next.add(id);
      else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      <Filters key={search.toString()} categories={categories} brands={brands} />
      {changes.undo && (
        <p
          role="status"
          className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-mist px-4 py-2"
        >
          {changes.message}
          <BusyButton look="secondary" isBusy={changes.isBusy} onClick={() => void changes.undo?.()}>
            Undo
          </BusyButton>
        </p>
      )}
      {products.length === 0 ? (
        <Notice
          title="No products here"
          text={isNarrowed(search) ? 'Nothing of yours is like that.' : 'Add one, or bring a file with all of them.'}
        >
          {isNarrowed(search) ? (
            <LinkButton to={consoleAddresses.products}>Show all products</LinkButton>
          ) : (
            <>
              <LinkButton to={consoleAddresses.newProduct}>Add product</LinkButton>
              <LinkButton look="secondary" to={consoleAddresses.imports}>
                Import a file
              </LinkButton>
            </>
          )}
        </Notice>
      ) : (
        <>
          <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-3">
            <label className="flex min-h-11 items-center gap-3 pl-3 font-semibold">
              <input
                type="checkbox"
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = ids.length > 0 && !isAll;
                }}
                className="size-5"
                onChange={({ target }) =>
                  choose(
                    products.map(({ _id }) => _id),
                    target.checked,
                  )
                }
              />
              {ids.length === 0 ? `Choose all ${products.length}` : `${ids.length} chosen`}
            </label>
            <span className="text-sm text-slate">
              {total === 1 ? '1 product' : `${total.toLocaleString('en')} products`}
            </span>
          </div>
          {ids.length > 0 && <BulkActions ids={ids} changes={changes} isDeleted={search.get('state') === 'deleted'} />}
          <ul className="flex flex-col gap-2.5">
            {products.map((product) => (
              <li key={product._id}>
                <ProductRow
                  product={product}
                  changes={changes}
                  isChosen={chosen.has(product._id)}
                  onChoose={(isOn) => choose([product._id], isOn)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <PageLinks total={total} perPage={perPage} />
    </>
  );
}

type FiltersProps = { categories: readonly string[]; brands: readonly string[] };

/** Sent as they are changed; the button is for the words. */
function Filters({ categories, brands }: FiltersProps) {
  const [search] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const narrow = (label: string, name: string, choices: readonly (readonly [string, string])[]) => (
    <SelectField
      label={label}
      name={name}
      defaultValue={search.get(name) ?? ''}
      onChange={() => form.current?.requestSubmit()}
    >
      <option value="">All</option>
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
  const named = (names: readonly string[]) => names.map((name) => [name, name] as const);
  return (
    <Form ref={form} role="search" className="mb-4 flex flex-col gap-3">
      <FindField label="Find a product" placeholder="Name, model or SKU" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {narrow('Category', 'category', named(categories))}
        {narrow('Brand', 'brand', named(brands))}
        {narrow('Stock', 'stock', stocks)}
        {narrow('Visibility', 'state', states)}
      </div>
    </Form>
  );
}
