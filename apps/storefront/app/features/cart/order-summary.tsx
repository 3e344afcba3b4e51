import type { Cart } from '@urumuri/contract';
import { formatRwf, nameDiscount } from '@urumuri/money';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { SumRow as Row } from '../../ui/sum-row.tsx';
import { ZoneNote } from '../../ui/zone-note.tsx';
import { countItems } from './count-words.ts';
import type { CartVoucher } from './load-cart.ts';
import { findDiscount, totalRwf } from './totals.ts';
import { VoucherForm } from './voucher-form.tsx';

type OrderSummaryProps = {
  cart: Cart;
  voucher: CartVoucher | undefined;
  /** Figures are on their way from the server. */
  isPending: boolean;
  isLeaving: boolean;
  /** When the figures were read. */
  readAt: Date;
  onRemoveVoucher: () => void;
  onCheckout: () => void;
};

/** What the order comes to. On phones total and checkout stay at the bottom of the screen. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, voucher, isPending, isLeaving, readAt, onRemoveVoucher, onCheckout } = props;
  const discount = findDiscount(cart, voucher);
  const total = formatRwf(totalRwf(cart, voucher));
  const fade = classNames('transition-colors', isPending && 'text-slate');
  return (
    <section aria-labelledby="summary" className="summary rounded-card bg-mist p-5 md:p-6">
      <h2 id="summary" className="text-xl">
        Order Summary
      </h2>
      <dl className="mt-4 flex flex-col gap-2">
        <Row label="Items">{countItems(cart.buy_products)}</Row>
        <Row label="Price" className={fade}>
          {formatRwf(cart.price)}
        </Row>
        <Row label="Shipping Fee">{cart.shipping_fee === 0 ? 'Free' : formatRwf(cart.shipping_fee)}</Row>
        {discount && (
          <Row label={<DiscountLabel {...discount} onRemove={onRemoveVoucher} />} className={fade}>
            −{formatRwf(discount.discountRwf)}
          </Row>
        )}
      </dl>
      <ZoneNote to={cart.deliver_to} now={readAt} />
      {!discount?.isTyped && <VoucherForm key={voucher?.code} voucher={voucher} />}
      <dl className="mt-5 border-t border-haze pt-4">
        <Row label="Total" className={classNames('text-lg font-bold', fade)}>
          {total}
        </Row>
      </dl>
      <div className="summary-bar">
        {/* The sum stands just above it on wide screens. */}
        <p className="min-w-0 leading-tight lg:hidden">
          <span className="block text-xs text-slate">Total</span>
          <span className={classNames('font-bold whitespace-nowrap tabular-nums', fade)}>{total}</span>
        </p>
        <Button
          className="min-h-12 flex-1 px-4 leading-tight lg:w-full"
          aria-disabled={isLeaving}
          onClick={() => !isLeaving && onCheckout()}
        >
          <span>
            Proceed to Checkout{' '}
            <span className="whitespace-nowrap">
              {cart.buy_products === 1 ? '1 Item' : `${cart.buy_products} Items`}
            </span>
          </span>
        </Button>
      </div>
    </section>
  );
}

type DiscountLabelProps = { name: string; isTyped: boolean; onRemove: () => void };

/** What was typed can be taken off again. */
function DiscountLabel({ name, isTyped, onRemove }: DiscountLabelProps) {
  if (!isTyped) return nameDiscount(name);
  return (
    <span className="flex flex-wrap items-center">
      {nameDiscount(name)}
      <Button
        look="quiet"
        className="px-2 text-sm underline underline-offset-4"
        aria-label={`Remove voucher ${name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </span>
  );
}
