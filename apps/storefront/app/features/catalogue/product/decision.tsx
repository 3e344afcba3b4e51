import { Badge } from '../../../components/ui/badge.tsx';
import { Price } from '../../../components/ui/price.tsx';
import { Stars } from '../../../components/ui/stars.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { stockHint } from '../stock-hint.ts';
import { BuyBox } from './buy-box.tsx';
import type { PageProduct } from './page-product.ts';
import { SellerPanel } from './seller-panel.tsx';
import { cutAtWord, SHORT_DESCRIPTION_LENGTH } from './short-text.ts';
import { TabLink } from './tab-link.tsx';
import type { ProductTab } from './tabs.tsx';

type DecisionProps = { product: PageProduct; onOpenTab: (tab: ProductTab) => void };

/** Everything needed to decide, beside the pictures. */
export function Decision({ product, onOpenTab }: DecisionProps) {
  const short = cutAtWord(product.shortDescription, SHORT_DESCRIPTION_LENGTH);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <p className="text-sm font-semibold text-slate">{product.brand}</p>
        <h1 className="mt-1 text-2xl lg:text-3xl">{product.name}</h1>
        <div className="flex flex-wrap items-center gap-x-5">
          <TabLink tab="reviews" onOpen={onOpenTab} className="inline-flex min-h-11 items-center gap-2 hover:underline">
            {product.reviewCount > 0 ? (
              <Stars rating={product.rating} reviewCount={product.reviewCount} />
            ) : (
              <span className="text-sm text-slate underline underline-offset-4">No reviews yet</span>
            )}
          </TabLink>
          <StockLine stock={product.stock} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price
          priceRwf={product.priceRwf}
          discountPercent={product.discountPercent}
          className="text-2xl lg:text-3xl"
          oldClassName="text-sm md:text-base"
        />
        {product.discountPercent > 0 && <Badge tone="signal">−{product.discountPercent}%</Badge>}
      </div>
      {short.text !== '' && (
        <p className="max-w-prose">
          {short.text}{' '}
          {short.isCut && (
            <TabLink tab="description" onOpen={onOpenTab} className="font-semibold underline underline-offset-4">
              Read more
            </TabLink>
          )}
        </p>
      )}
      <BuyBox product={product} />
      <SellerPanel product={product} />
    </div>
  );
}

function StockLine({ stock }: { stock: number }) {
  const isForSale = stock > 0;
  return (
    <p
      role="status"
      className={classNames('flex items-center gap-2 text-sm font-semibold', isForSale ? 'text-success' : 'text-danger')}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {stockHint(stock) ?? 'In stock'}
    </p>
  );
}
