import { useMemo } from 'react';
import { Cached } from '../../ui/cached.tsx';
import { Price } from '../../ui/price.tsx';
import { ShopImage } from '../../ui/shop-image.tsx';
import { Stars } from '../../ui/stars.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { DiscountBadge } from '../../ui/discount-badge.tsx';
import { Link } from '../../ui/link.tsx';
import type { CardProduct } from './card-product.ts';
import { unpackLines } from './packed-cards.ts';

const PICTURE_SIZE = 96;
const widths = [160, 240, 320] as const;

/** Products as `pickLines` gives them, one to an entry of a list. */
export function ProductRows({ lines }: { lines: string }) {
  const products = useMemo(() => unpackLines(lines), [lines]);
  return products.map((product) => <Cached key={product.slug} as="li" isLater of={ProductRow} props={{ product }} />);
}

/** A product on one line, for panels and lists. */
export function ProductRow({ product }: { product: CardProduct }) {
  return (
    <article className="product-row">
      <ShopImage
        address={product.image}
        alt=""
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        sizes="96px"
        widths={widths}
      />
      <div>
        <h3>
          <Link to={addresses.product(product.slug)} className="stretched">
            {product.name}
          </Link>
        </h3>
        {product.reviewCount > 0 && (
          <div>
            <Stars rating={product.rating} reviewCount={product.reviewCount} />
          </div>
        )}
        <Price priceRwf={product.priceRwf} discountPercent={product.discountPercent} />
      </div>
      <DiscountBadge percent={product.discountPercent} />
    </article>
  );
}
