import { CardPicture } from '../../ui/card-picture.tsx';
import { Price } from '../../ui/price.tsx';
import { RatingNote } from '../../ui/rating-note.tsx';
import { Link } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { useLiveStock } from '../../platform/live/live-stock.ts';
import { CardActions } from './card-actions.tsx';
import type { CardProduct } from './card-product.ts';
import { stockHint } from './stock-hint.ts';

/** On a phone to the point: most are 360 points wide with two pixels each, where 320 pixels fill half the page. */
const sizes = {
  grid: '(min-width: 82rem) 300px, (min-width: 48rem) 23vw, calc(50vw - 22px)',
  rail: '(min-width: 82rem) 300px, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 66vw',
};

type ProductCardProps = { product: CardProduct; loading?: 'eager' | undefined; place?: keyof typeof sizes };

/** One product: the whole card is one link, wishlist and cart stand above it. */
export function ProductCard({ product, loading, place = 'grid' }: ProductCardProps) {
  const stock = useLiveStock(product);
  return (
    <article className="product-card">
      <CardPicture
        address={product.image}
        discountPercent={product.discountPercent}
        isSoldOut={stock <= 0}
        hint={stockHint(stock)}
        sizes={sizes[place]}
        loading={loading}
      />
      <h3>
        <Link to={addresses.product(product.slug)} className="stretched">
          {product.name}
        </Link>
      </h3>
      <div>
        <RatingNote rating={product.rating} reviewCount={product.reviewCount} />
      </div>
      <Price priceRwf={product.priceRwf} discountPercent={product.discountPercent} />
      <CardActions product={product} />
    </article>
  );
}
