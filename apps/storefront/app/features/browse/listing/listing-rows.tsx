import { Link } from 'react-router';
import { addresses } from '../../../platform/format/addresses.ts';
import { useLiveStock } from '../../../platform/live/live-stock.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { DiscountBadge } from '../../../ui/discount-badge.tsx';
import { Price } from '../../../ui/price.tsx';
import { RatingNote } from '../../../ui/rating-note.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { CardActions } from '../card-actions.tsx';
import type { ListingProduct } from '../card-product.ts';
import { stockHint } from '../stock-hint.ts';

/** The list view; loaded on its own, hence the default export. */
export default function ListingRows({ products }: { products: readonly ListingProduct[] }) {
  return (
    <ul className="flex flex-col gap-4 md:gap-6">
      {products.map((product) => (
        <li key={product.id}>
          <ListingRow product={product} />
        </li>
      ))}
    </ul>
  );
}

/** A product across the whole width, with room for what a card cannot say. */
function ListingRow({ product }: { product: ListingProduct }) {
  const stock = useLiveStock(product);
  const hint = stockHint(stock);
  return (
    <article className="group relative flex gap-4 rounded-card md:gap-6">
      <div className="min-w-0 flex-1 self-center py-1">
        <p className="text-xs text-slate">{product.brand}</p>
        <h3 className="mt-0.5 line-clamp-2 text-base font-semibold tracking-normal text-wrap md:text-lg">
          <Link to={addresses.product(product.slug)} className="stretched group-hover:underline">
            {product.name}
          </Link>
        </h3>
        <p className="mt-1 hidden max-w-prose text-sm text-slate sm:line-clamp-2">{product.summary}</p>
        <div className="mt-1 flex min-h-5 flex-wrap items-center gap-x-3">
          <RatingNote rating={product.rating} reviewCount={product.reviewCount} />
          {hint && <span className="text-xs font-semibold">{hint}</span>}
        </div>
        <div className="mt-2 md:mt-3">
          <Price
            priceRwf={product.priceRwf}
            discountPercent={product.discountPercent}
            className="md:text-lg"
            oldClassName="text-sm"
          />
        </div>
      </div>
      <div className="relative order-first size-32 shrink-0 overflow-hidden rounded-card bg-mist md:size-52">
        <ShopImage
          address={product.image}
          width={208}
          sizes="(min-width: 48rem) 208px, 128px"
          widths={[160, 240, 320, 480]}
          className={classNames('size-full object-cover', stock <= 0 && 'opacity-55')}
        />
        <DiscountBadge percent={product.discountPercent} className="absolute top-2 left-2" />
        <CardActions product={product} />
      </div>
    </article>
  );
}
