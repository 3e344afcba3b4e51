import type { QuotedGroup } from '@urumuri/contract';
import { ShopHeading } from '../../ui/shop-heading.tsx';
import { MissingLine } from './missing-line.tsx';
import { QuotedLine } from './quoted-line.tsx';

export type ChangeQuantity = (productId: string, quantity: number) => void;

type QuotedProductsProps = {
  groups: readonly QuotedGroup[];
  /** Products that are no longer sold, with the names they had. */
  missing: readonly { id: string; name: string }[];
  onQuantity: ChangeQuantity;
};

/** What is bought, shop by shop, at the server's prices. */
export function QuotedProducts({ groups, missing, onQuantity }: QuotedProductsProps) {
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="text-xl">
        Your products
      </h2>
      {missing.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {missing.map(({ id, name }) => (
            <MissingLine key={id} name={name} onRemove={() => onQuantity(id, 0)} />
          ))}
        </ul>
      )}
      {groups.map(({ sellerId, shopName, price, products }) => (
        <section key={sellerId} aria-label={shopName} className="mt-4">
          <ShopHeading sumRwf={price}>{shopName}</ShopHeading>
          <ul className="divide-y divide-line">
            {products.map((line) => (
              <QuotedLine key={line._id ?? line.productInfo._id} line={line} onQuantity={onQuantity} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
