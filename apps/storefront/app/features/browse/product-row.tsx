import { Cached } from '../../runtime/cached.tsx';
import { Price } from '../../ui/price.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { Stars } from '@urumuri/ui/parts/stars.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { DiscountBadge } from '../../ui/discount-badge.tsx';
import { Link } from 'react-router';
import type { CardProduct } from './card-product.ts';

const PICTURE_SIZE = 96;
const widths = [160, 240, 320] as const;

/** One to an entry of a list. */
export function ProductRows({ products }: { products: readonly CardProduct[] }) {
  return products.map((product) => <Cached key={product.slug} as="li" of={ProductRow} props={{ product }} />);
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
