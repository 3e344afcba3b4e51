import { formatRwf } from '@urumuri/money';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import type { ShippingData } from './load-shipping.ts';
import { OrderBar } from './order-bar.tsx';
import { findPriceChanges, type PriceChange } from './price-changes.ts';
import { ZoneNote } from '../../ui/zone-note.tsx';
import { findSavedPlace } from './delivery-draft.ts';
import { SummaryRows } from './summary-rows.tsx';

type CheckoutSummaryProps = {
  data: ShippingData;
  /** Why the order cannot be placed yet. */
  obstacle: string | undefined;
  failure: string | undefined;
  isPlacing: boolean;
  onPlace: () => void;
};

/** What the order comes to. On phones the total and Place Order stay at the bottom of the screen. */
export function CheckoutSummary({ data, obstacle, failure, isPlacing, onPlace }: CheckoutSummaryProps) {
  const { checkout, customer, quote } = data;
  const place = findSavedPlace(customer.id) ?? quote.shipping_info;
  const isAllPickup = quote.products.length > 0 && quote.products.every(({ pickup }) => pickup?.isChosen);
  const obstacleId = useId();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On phones the button is at hand everywhere on the page, and the answer to it is not.
    if (failure) words.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  const { voucher_code: code, voucher_refusal: refusal } = quote;
  return (
    <section aria-labelledby="summary" className="summary rounded-card bg-mist p-5 md:p-6">
      <h2 id="summary" className="text-xl">
        Order Summary
      </h2>
      <SummaryRows
        items={quote.items}
        priceRwf={quote.price}
        shippingFeeRwf={quote.shipping_fee}
        pickup={quote.products.map(({ shopName, pickup }) => ({ shopName, isPickup: pickup?.isChosen === true }))}
        voucher={code === undefined ? undefined : { code, discountRwf: quote.voucher_discount }}
        totalRwf={quote.total}
      />
      {!isAllPickup && <ZoneNote to={place} now={data.loadedAt} />}
      <div ref={words} className="mt-4 flex flex-col gap-3 empty:hidden">
        {refusal && (
          <p role="status" className="rounded-control bg-amber-wash px-4 py-3 text-sm">
            Voucher {checkout.state.voucherCode} takes nothing off: {refusal}
          </p>
        )}
        <PriceNotice
          changes={findPriceChanges(checkout.state.products, quote.products)}
          totalBeforeRwf={checkout.shownTotalRwf}
          totalRwf={quote.total}
        />
        <FormAlert>{failure}</FormAlert>
      </div>
      <OrderBar totalRwf={quote.total} obstacle={{ id: obstacleId, words: obstacle }}>
        <Button
          className="min-h-12 flex-1 lg:w-full"
          disabled={obstacle !== undefined}
          aria-disabled={isPlacing || undefined}
          aria-describedby={obstacle && obstacleId}
          onClick={onPlace}
        >
          {isPlacing ? 'Placing your order…' : 'Place Order'}
        </Button>
      </OrderBar>
    </section>
  );
}

type PriceNoticeProps = { changes: readonly PriceChange[]; totalBeforeRwf: number | undefined; totalRwf: number };

/** What costs something else than when it was last shown: from what to what. */
function PriceNotice({ changes, totalBeforeRwf = 0, totalRwf }: PriceNoticeProps) {
  const isOtherTotal = totalBeforeRwf > 0 && totalBeforeRwf !== totalRwf;
  if (changes.length === 0 && !isOtherTotal) return null;
  return (
    <div role="status" className="rounded-control bg-amber-wash px-4 py-3 text-sm">
      <p className="font-semibold">Prices have changed. Please check them before you order.</p>
      <dl className="mt-2 flex flex-col gap-1.5">
        {changes.map(({ productId, name, beforeRwf, nowRwf }) => (
          <Change key={productId} label={name} beforeRwf={beforeRwf} nowRwf={nowRwf} />
        ))}
        {isOtherTotal && <Change label="Total Price" beforeRwf={totalBeforeRwf} nowRwf={totalRwf} />}
      </dl>
    </div>
  );
}

function Change({ label, beforeRwf, nowRwf }: { label: string; beforeRwf: number; nowRwf: number }) {
  return (
    <div>
      <dt className="line-clamp-2">{label}</dt>
      <dd className="font-medium tabular-nums">
        <span className="sr-only">from </span>
        <s>{formatRwf(beforeRwf)}</s> <span aria-hidden="true">→</span>
        <span className="sr-only">to</span> {formatRwf(nowRwf)}
      </dd>
    </div>
  );
}
