import type { CartLine as Line } from '@urumuri/contract';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { HeartIcon } from '@urumuri/ui/parts/icons.tsx';
import { CartLine } from './cart-line.tsx';
import { countProducts } from './count-words.ts';

type SoldOutLinesProps = {
  lines: readonly Line[];
  onQuantity: (line: Line, quantity: number) => void;
  onDelete: (line: Line) => void;
  onWish: (line: Line) => void;
};

/** What cannot be ordered as it stands. */
export function SoldOutLines({ lines, onQuantity, onDelete, onWish }: SoldOutLinesProps) {
  return (
    <section aria-labelledby="out-of-stock">
      <div className="border-b-2 border-haze pb-2">
        <h2 id="out-of-stock" className="text-xl">
          Out of stock: {countProducts(lines.length)}
        </h2>
        <p className="mt-1 text-sm text-slate">These stay in your cart and are not part of the order.</p>
      </div>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <CartLine
            key={line._id}
            heading="h3"
            shopName={line.productInfo.shopName}
            line={line}
            onQuantity={onQuantity}
            onDelete={onDelete}
          >
            <Button
              look="quiet"
              className="px-3 text-sm"
              aria-label={`Move to wishlist: ${line.productInfo.name}`}
              onClick={() => onWish(line)}
            >
              <HeartIcon className="size-5" />
              Move to wishlist
            </Button>
          </CartLine>
        ))}
      </ul>
    </section>
  );
}
