import type { CartGroup, CartLine as Line } from '@urumuri/contract';
import { ShopHeading } from '../../ui/shop-heading.tsx';
import { CartLine } from './cart-line.tsx';
import { countProducts } from './count-words.ts';

type CartGroupsProps = {
  groups: readonly CartGroup[];
  onQuantity: (line: Line, quantity: number) => void;
  onDelete: (line: Line) => void;
};

/** What can be ordered, shop by shop. */
export function CartGroups({ groups, onQuantity, onDelete }: CartGroupsProps) {
  const lineCount = groups.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <section aria-labelledby="in-stock">
      <h2 id="in-stock" className="text-xl">
        In stock: {countProducts(lineCount)}
      </h2>
      {groups.map(({ sellerId, shopName, price, products }) => (
        <section key={sellerId} aria-label={shopName} className="mt-6">
          <ShopHeading sumRwf={price}>
            {shopName} <span className="font-normal text-slate">({countProducts(products.length)})</span>
          </ShopHeading>
          <ul className="divide-y divide-line">
            {products.map((line) => (
              <CartLine key={line._id} heading="h4" line={line} onQuantity={onQuantity} onDelete={onDelete} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
