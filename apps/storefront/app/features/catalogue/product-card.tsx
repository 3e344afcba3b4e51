import { Link } from 'react-router';
import { Price } from '../../components/ui/price.tsx';
import { ShopImage } from '../../components/ui/shop-image.tsx';
import { Stars } from '../../components/ui/stars.tsx';
import { addresses } from '../../lib/addresses.ts';
import { classNames } from '../../lib/class-names.ts';
import { useLiveStock } from '../../lib/live-stock.ts';
import { CardActions } from './card-actions.tsx';
import type { CardProduct } from './card-product.ts';
import { DiscountBadge } from '../../components/ui/discount-badge.tsx';
import { stockHint } from './stock-hint.ts';

const PICTURE_SIZE = 480;
const widths = [240, 320, 480, 640] as const;
const sizes = '(min-width: 82rem) 300px, (min-width: 48rem) 23vw, 46vw';

type ProductCardProps = { product: CardProduct; loading?: 'lazy' | 'eager' };

/** One product: the whole card is one link, wishlist and cart stand above it. */
export function ProductCard({ product, loading }: ProductCardProps) {
  const stock = useLiveStock(product);
  const hint = stockHint(stock);
  return (
    <article className="product-card group">
      <div className="relative aspect-square overflow-hidden rounded-card bg-mist">
        <ShopImage
          address={product.image}
          alt=""
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          sizes={sizes}
          widths={widths}
          loading={loading}
          className={classNames(
            'size-full object-cover transition-transform group-hover:scale-[1.03]',
            stock <= 0 && 'opacity-55',
          )}
        />
        <DiscountBadge percent={product.discountPercent} className="absolute top-2 left-2" />
        {hint && (
          <span className="absolute bottom-3 left-2 rounded-full bg-white px-2.5 py-1 text-xs font-semibold">
            {hint}
          </span>
        )}
      </div>
      <h3 className="mt-3 line-clamp-2 max-h-10 text-sm font-medium tracking-normal text-wrap">
        <Link to={addresses.product(product.slug)} className="stretched group-hover:underline">
          {product.name}
        </Link>
      </h3>
      <div className="mt-1 flex h-5 items-center">
        {product.reviewCount > 0 ? (
          <Stars rating={product.rating} reviewCount={product.reviewCount} />
        ) : (
          <span className="text-xs text-slate">No reviews yet</span>
        )}
      </div>
      <div className="mt-1">
        <Price priceRwf={product.priceRwf} discountPercent={product.discountPercent} />
      </div>
      <CardActions product={product} />
    </article>
  );
}
