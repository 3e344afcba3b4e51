import { CardPicture } from '../../ui/card-picture.tsx';
import { Price } from '../../ui/price.tsx';
import { RatingNote } from '../../ui/rating-note.tsx';
import { Link } from '../../ui/link.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { useLiveStock } from '../../platform/live/live-stock.ts';
import { CardActions } from './card-actions.tsx';
import type { CardProduct } from './card-product.ts';
import { stockHint } from './stock-hint.ts';

const sizes = '(min-width: 82rem) 300px, (min-width: 48rem) 23vw, 46vw';

type ProductCardProps = { product: CardProduct; loading?: 'lazy' | 'eager' };

/** One product: the whole card is one link, wishlist and cart stand above it. */
export function ProductCard({ product, loading }: ProductCardProps) {
  const stock = useLiveStock(product);
  return (
    <article className="product-card group">
      <CardPicture
        address={product.image}
        discountPercent={product.discountPercent}
        isSoldOut={stock <= 0}
        hint={stockHint(stock)}
        sizes={sizes}
        loading={loading}
        className="transition-transform group-hover:scale-[1.03]"
      />
      <h3 className="mt-3 line-clamp-2 max-h-10 text-sm font-medium tracking-normal text-wrap">
        <Link to={addresses.product(product.slug)} className="stretched group-hover:underline">
          {product.name}
        </Link>
      </h3>
      <div className="mt-1 flex h-5 items-center">
        <RatingNote rating={product.rating} reviewCount={product.reviewCount} />
      </div>
      <div className="mt-1">
        <Price priceRwf={product.priceRwf} discountPercent={product.discountPercent} />
      </div>
      <CardActions product={product} />
    </article>
  );
}
