import type { CallOutput, ProductToCheck } from '@urumuri/contract';
import { formatRwf, unitPriceRwf } from '@urumuri/money';
import { Link } from 'react-router';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { describeAge } from '../../shell/age.ts';
import { ChooseAll, useChoice } from '../../shell/choose-all.tsx';
import { consoleAddresses as to } from '../../shell/console-addresses.ts';
import { FilterStrip } from '../../shell/filter-strip.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { Thumbnail } from '../../shell/thumbnail.tsx';
import { useOfficeMay } from '../../shell/use-own-role.ts';
import { CheckForm } from './check-form.tsx';
import { ProductStandings } from './product-standings.tsx';

/** What waits for the office, of all shops, and what it waits for itself. */
export function ProductsToCheck({ products, total, perPage, counts }: CallOutput<'getProductsToCheck'>) {
  const { chosen, choose } = useChoice(products);
  const mayAnswer = useOfficeMay('answerProductCheck');
  return (
    <>
      <FilterStrip
        label="Products by what they wait for"
        parameter="state"
        usual="waiting"
        filters={[
          { value: 'waiting', label: 'To check', count: counts.waiting },
          { value: 'changes', label: 'Waiting for the shop', count: counts.changes },
        ]}
      />
      {mayAnswer && products.length > 0 && (
        <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-3">
          <ChooseAll listed={products} chosen={chosen} choose={choose} />
          {chosen.length > 0 && (
            <ActionButton
              intent="answerProductCheck"
              input={{ body: { productIds: [...chosen], answer: 'approve', note: '' } }}
            >
              Approve {chosen.length}
            </ActionButton>
          )}
        </div>
      )}
      <ListPage total={total} perPage={perPage} title="Nothing here" text="No products are waiting.">
        {products.map((product) => (
          <li key={product._id} className="flex flex-col gap-3 rounded-card border border-line p-3">
            <ProductLine product={product} mayAnswer={mayAnswer}>
              {mayAnswer && (
                <label className="-m-2 flex size-11 items-center justify-center">
                  <span className="sr-only">Choose {product.name}</span>
                  <input
                    type="checkbox"
                    checked={chosen.includes(product._id)}
                    className="size-5"
                    onChange={({ target }) => choose([product._id], target.checked)}
                  />
                </label>
              )}
            </ProductLine>
            {mayAnswer && <CheckForm productId={product._id} name={product.name} />}
          </li>
        ))}
      </ListPage>
    </>
  );
}

type ProductLineProps = { product: ProductToCheck; mayAnswer: boolean; children: React.ReactNode };

function ProductLine({ product, mayAnswer, children }: ProductLineProps) {
  const { _id, name, image, category, brand, shopId, shopName, check } = product;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      <Thumbnail image={image} className="size-16" />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="text-base wrap-anywhere">
          <Link to={to.workFor(shopId, to.product(_id))} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-sm">
          <strong>{formatRwf(unitPriceRwf(product.price, product.discount))}</strong> · {shopName}
        </p>
        <p className="text-sm text-slate">{[category, brand, check && describeAge(check.since)].join(' · ')}</p>
        {check?.note && <p className="text-sm wrap-anywhere">“{check.note}”</p>}
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <ProductStandings product={product} />
        {mayAnswer && (
          <ActionButton
            intent="answerProductCheck"
            input={{ body: { productIds: [_id], answer: 'approve', note: '' } }}
            className="px-4"
          >
            Approve<span className="sr-only"> {name}</span>
          </ActionButton>
        )}
      </div>
    </div>
  );
}
