import type { CallOutput, ChangeProductsBody } from '@urumuri/contract';
import { useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { PageLinks } from '@urumuri/ui/parts/page-links.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Allowed } from '../../shell/allowed.tsx';
import { ChooseAll, useChoice } from '../../shell/choose-all.tsx';
import { FindField } from '../../shell/find-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { ChangeButton } from './change-button.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { ProductRow } from './product-row.tsx';
import { isNarrowed } from './products-query.ts';
import { type OnProductsChanged, takeBack } from './take-back.ts';

const states = [
  ['published', 'On sale'],
  ['hidden', 'Hidden'],
  ['checked', 'In review or needs changes'],
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
  const { chosen, choose } = useChoice(products);
  const [last, setLast] = useState<{ undo: ChangeProductsBody; message: string }>();
  const onChanged: OnProductsChanged = (body, done) => {
    const undo = takeBack(body, done);
    setLast(undo && { undo, message: done.message });
  };
  return (
    <>
      <Filters key={search.toString()} categories={categories} brands={brands} />
      {last && (
        <p
          role="status"
          className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-mist px-4 py-2"
        >
          {last.message}
          <ChangeButton look="secondary" body={last.undo} onChanged={onChanged}>
            Undo
          </ChangeButton>
        </p>
      )}
      {products.length === 0 ? (
        <Notice
          title="No products here"
          text={isNarrowed(search) ? 'No product matches.' : 'Add one, or import a file.'}
        >
          {isNarrowed(search) ? (
            <LinkButton to={consoleAddresses.products}>Show all products</LinkButton>
          ) : (
            <Allowed call="createSellerProduct">
              <LinkButton to={consoleAddresses.newProduct}>Add product</LinkButton>
              <LinkButton look="secondary" to={consoleAddresses.imports}>
                Import a file
              </LinkButton>
            </Allowed>
          )}
        </Notice>
      ) : (
        <>
          <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-3">
            <ChooseAll listed={products} chosen={chosen} choose={choose} />
            <span className="text-sm text-slate">{formatCount(total, 'product')}</span>
          </div>
          {chosen.length > 0 && (
            <Allowed call="changeSellerProducts">
              <BulkActions ids={chosen} onChanged={onChanged} isDeleted={search.get('state') === 'deleted'} />
            </Allowed>
          )}
          <ul className="flex flex-col gap-2.5">
            {products.map((product) => (
              <li key={product._id}>
                <ProductRow
                  product={product}
                  onChanged={onChanged}
                  isChosen={chosen.includes(product._id)}
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
  const narrow = (label: string, name: string, choices: readonly (string | readonly [string, string])[]) => (
    <SelectField
      label={label}
      name={name}
      defaultValue={search.get(name) ?? ''}
      onChange={() => form.current?.requestSubmit()}
      choices={[['', 'All'], ...choices]}
    />
  );
  return (
    <Form ref={form} role="search" className="mb-4 flex flex-col gap-3">
      <FindField label="Find a product" placeholder="Name, model, SKU or barcode" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {narrow('Category', 'category', categories)}
        {narrow('Brand', 'brand', brands)}
        {narrow('Stock', 'stock', stocks)}
        {narrow('Visibility', 'state', states)}
      </div>
    </Form>
  );
}
