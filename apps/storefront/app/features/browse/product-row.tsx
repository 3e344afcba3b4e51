import { Cached } from '../../runtime/cached.tsx';
import { Price } from '../../ui/price.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { Stars } from '@urumuri/ui/parts/stars.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { DiscountBadge } from '../../ui/discount-badge.tsx';
import { Link } from 'react-router';
import type { CardProduct } from './card-product.ts';

/** One to an entry of a list. */
export function ProductRows({ products }: { products: readonly CardProduct[] }) {
  return products.map((product) => <Cached key={product.slug} as="li" of={ProductRow} props={{ product }} />);
}

/** A product on one line, for panels and lists. */
export function ProductRow({ product }: { product: CardProduct }) {
  return (
    <article className="product-row">
      <ShopImage address={product.image} width={96} widths={[160, 240, 320]} />
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
