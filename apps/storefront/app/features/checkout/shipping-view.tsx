import type { OrderQuote } from '@urumuri/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import type { ShownProduct } from '../../platform/live/live-stock.ts';
import { useStockRevalidation } from '../../platform/live/use-stock-revalidation.ts';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { listCallWindows } from '@urumuri/ui/format/call-window.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { DeliverTo } from '../../ui/deliver-to.tsx';
import { CallChoice } from './call-choice.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import type { ShippingData } from './load-shipping.ts';
import { findShortLines } from './price-changes.ts';
import { QuotedProducts } from './quoted-products.tsx';
import { ShippingForm } from './shipping-form.tsx';
import { type Delivery, useDelivery } from './use-delivery.ts';
import { usePlaceOrder } from './use-place-order.ts';

const nothing: readonly ShownProduct[] = [];

/** Where, when and what, and beside it what it costs. */
export function ShippingView({ data }: { data: ShippingData }) {
  const { customer, quote, loadedAt } = data;
  const windows = listCallWindows(loadedAt, useIdentity().callHours);
  const send = useSend();
  const delivery = useDelivery(data, windows);
  const { isPlacing, failure, place } = usePlaceOrder(data, delivery);
  // While it is being placed the order itself takes from the stock.
  useStockRevalidation(isPlacing ? nothing : listProducts(quote));
  const where = useFocusOnChange(delivery.isSaved);
  const change = (productId: string, quantity: number) => {
    void send('changeLine', { productId, quantity });
  };
  return (
    <div className="summary-columns">
      <div className="flex min-w-0 flex-col gap-10">
        <div ref={where}>
          {delivery.isSaved ? (
            <SavedDelivery onChange={delivery.change}>
              <DeliverTo shipping={delivery.fields} email={customer.email} />
            </SavedDelivery>
          ) : (
            <ShippingForm delivery={delivery} />
          )}
        </div>
        <CallChoice delivery={delivery} windows={windows} />
        <QuotedProducts groups={quote.products} missing={nameMissing(data)} onQuantity={change} delivery={delivery} />
      </div>
      <CheckoutSummary
        data={data}
        obstacle={findObstacle(data, delivery)}
        failure={failure}
        isPlacing={isPlacing}
        onPlace={place}
      />
    </div>
  );
}

function SavedDelivery({ onChange, children }: { onChange: () => void; children: ReactNode }) {
  return (
    <section aria-labelledby="deliver-to">
      <div className="flex items-center justify-between gap-4">
        <h2 id="deliver-to" tabIndex={-1} className="text-xl">
          Deliver To
        </h2>
        <Button look="quiet" className="-mr-[12px] px-[12px] underline" onClick={onChange}>
          Change<span className="sr-only"> delivery details</span>
        </Button>
      </div>
      <div className="mt-2 rounded-card border border-line p-4 md:p-5">{children}</div>
    </section>
  );
}

function findObstacle({ quote }: ShippingData, { isSaved, pickup }: Delivery): string | undefined {
  const short = findShortLines(quote.products);
  const isSoldOut = quote.missing.length > 0 || short.some(({ most, productInfo }) => most === productInfo.stock);
  if (isSoldOut) return 'Something is sold out. Take what is left, or remove it from this order.';
  if (short.length > 0) return 'This is more than one customer can order. Take less, or remove it from this order.';
  if (!isSaved) return 'Save your shipping information to place the order.';
  const isStale = quote.products.some(
    (group) => group.pickup && group.pickup.isChosen !== pickup.includes(group.sellerId),
  );
  return isStale ? 'Working out the new total…' : undefined;
}

function listProducts({ products: groups }: OrderQuote): ShownProduct[] {
  const lines = groups.flatMap(({ products }) => products);
  return lines.map(({ productInfo: { _id: id, stockRevision } }) => ({ id, stockRevision }));
}

function nameMissing({ checkout, quote }: ShippingData) {
  const lines = checkout.state.products.flatMap(({ products }) => products);
  return quote.missing.map((id) => {
    const line = lines.find(({ productInfo }) => productInfo._id.toLowerCase() === id);
    return { id: line?.productInfo._id ?? id, name: line?.productInfo.name ?? 'A product' };
  });
}

/** Form and saved details take each other's place; the focus goes to what is new and not to nowhere. */
function useFocusOnChange(isSaved: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(isSaved);
  useEffect(() => {
    if (shown.current === isSaved) return;
    shown.current = isSaved;
    const invalid = place.current?.querySelector<HTMLElement>('[aria-invalid]');
    (invalid ?? place.current?.querySelector<HTMLElement>(isSaved ? 'h2' : 'input'))?.focus();
  }, [isSaved]);
  return place;
}
