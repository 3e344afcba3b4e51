import { limits } from '@urumuri/contract';
import { writePercent } from '@urumuri/money';
import type { ReactNode } from 'react';
import { cutAtWord } from '../../../platform/format/cut-at-word.ts';
import { useLiveStock } from '../../../platform/live/live-stock.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { Price } from '../../../ui/price.tsx';
import { Stars } from '@urumuri/ui/parts/stars.tsx';
import { stockHint } from '../stock-hint.ts';
import { BuyBox } from './buy-box.tsx';
import { isPlainClick } from './is-plain-click.ts';
import type { PageProduct } from './page-product.ts';
import { useStockToast } from './stock-toast.ts';
import type { ProductTab } from './tabs.tsx';
import { VariantChips } from './variant-chips.tsx';

/** Longer names stay small enough to leave the price in sight. */
const LONG_NAME = 60;

type DecisionProps = { product: PageProduct; onOpenTab: (tab: ProductTab) => void };

/** Everything needed to decide, beside the pictures. */
export function Decision({ product, onOpenTab }: DecisionProps) {
  const stock = useLiveStock(product);
  useStockToast(product);
  const short = cutAtWord(product.shortDescription, limits.shortDescriptionLength);
  return (
    <>
      <div>
        <p className="text-sm font-semibold text-slate">{product.brand}</p>
        <h1 className={classNames('mt-1 text-2xl', product.name.length <= LONG_NAME && 'lg:text-3xl')}>
          {product.name}
        </h1>
        <div className="flex flex-wrap items-center gap-x-5">
          <TabLink tab="reviews" onOpen={onOpenTab} className="inline-flex min-h-11 items-center gap-2 hover:underline">
            {product.reviewCount > 0 ? (
              <Stars rating={product.rating} reviewCount={product.reviewCount} />
            ) : (
              <span className="text-sm text-slate underline underline-offset-4">No reviews yet</span>
            )}
          </TabLink>
          <StockLine stock={stock} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price
          priceRwf={product.priceRwf}
          discountPercent={product.discountPercent}
          className="text-2xl lg:text-3xl"
          oldClassName="text-sm md:text-base"
        />
        {product.discountPercent > 0 && <Badge tone="signal">{writePercent(product.discountPercent)}</Badge>}
      </div>
      {short.text !== '' && (
        <p className="max-w-prose">
          {short.text}{' '}
          {short.isCut && (
            <TabLink
              tab="description"
              onOpen={onOpenTab}
              className="font-semibold whitespace-nowrap underline underline-offset-4"
            >
              Read more
            </TabLink>
          )}
        </p>
      )}
      {product.variants.length > 0 && <VariantChips groups={product.variants} />}
      <BuyBox product={product} stock={stock} />
    </>
  );
}

function StockLine({ stock }: { stock: number }) {
  const hint = stockHint(stock);
  return (
    <p role="status" className={classNames('flex items-center gap-2 text-sm font-semibold', stockColour(stock, hint))}>
      <span
        aria-hidden="true"
        className={classNames('size-2 rounded-full', hint && stock > 0 ? 'bg-amber' : 'bg-current')}
      />
      {hint ?? 'In stock'}
    </p>
  );
}

function stockColour(stock: number, hint: string | undefined): string {
  if (stock <= 0) return 'text-danger';
  return hint ? 'text-ink' : 'text-success';
}

type TabLinkProps = { tab: ProductTab; onOpen: (tab: ProductTab) => void; className: string; children: ReactNode };

/** Jumps to one of the panels further down. */
function TabLink({ tab, onOpen, className, children }: TabLinkProps) {
  return (
    <a
      href={`#${tab}`}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(tab);
      }}
    >
      {children}
    </a>
  );
}
