import { type DeliveryStatus, type ErrorCode, limits, type PaymentStatus, type ShippingInfo } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import { feesTo } from '@urumuri/identity/delivery';
import { shareOfDiscount } from '@urumuri/money/standing';
import { isCancellable, isChangeable } from '../order-states.rules.ts';
import { feeOfPart, type PartAmounts, sumStanding } from '../order-totals.rules.ts';
import { missesMinimum, reshareVoucher, type SellerPart, type VoucherOffer } from '../../promotions/index.ts';

export type OrderedPart = PartAmounts & { id: string; sellerId: string; shopName: string; pickupCode: string | null };

type OrderedProduct = { productId: string; name: string; image: string; unitPriceRwf: number };

export type OrderedLine = OrderedProduct & { id: string; partId: string; quantity: number; isDiscounted: boolean };

/** A product as it is today, with what the customer has of it in pending orders. */
export type TodaysProduct = OrderedProduct & {
  sellerId: string;
  shopName: string;
  available: number;
  isOnSale: boolean;
  held: number;
};

export type OrderVoucher = VoucherOffer & { code: string; minimumRwf: number };

export type ChangeFacts = {
  paymentStatus: PaymentStatus;
  shipping: ShippingInfo;
  parts: readonly OrderedPart[];
  lines: readonly OrderedLine[];
  products: readonly TodaysProduct[];
  voucher: OrderVoucher | undefined;
  identity: Pick<Identity, 'shipping' | 'deliveryZones' | 'orders'>;
};

export type Wish = {
  lines: readonly { productId: string; quantity: number }[];
  shipping?: ShippingInfo | undefined;
  hasCall: boolean;
};

export type Refusal = { code: ErrorCode; sentence: string };

/** Without an id: it is new. */
type ChosenProduct = OrderedProduct & { id: string | undefined };

export type PlannedLine = ChosenProduct & {
  quantity: number;
  was: number;
  todayRwf: number | undefined;
  most: number;
  isOpen: boolean;
  refusal: Refusal | undefined;
};

export type PlannedPart = Omit<OrderedPart, 'id'> & {
  /** Absent: it is new. */
  id: string | undefined;
  /** Its status before. */
  from: DeliveryStatus;
  isTouched: boolean;
  lines: PlannedLine[];
};

export type Plan = {
  parts: PlannedPart[];
  refusal: Refusal | undefined;
  deliveryRefusal: Refusal | undefined;
  isVoucherDropped: boolean;
};

export type Sums = ReturnType<typeof sumStanding>;

/** What a voucher was for when it was ordered stays so, whatever becomes of the product; for what is added it is as today. */
export function keepDiscounted(today: OrderVoucher['productIds'], lines: readonly OrderedLine[]) {
  if (today === null) return null;
  const known = new Set(lines.map(({ productId }) => productId));
  const kept = lines.filter(({ isDiscounted }) => isDiscounted).map(({ productId }) => productId);
  return [...kept, ...today.filter((productId) => !known.has(productId))];
}

/** What the order comes to, or one shop's part of it. */
export const sumOf = (parts: readonly Omit<OrderedPart, 'id'>[], sellerId: string | undefined): Sums =>
  sumStanding(parts.filter((part) => sellerId === undefined || part.sellerId === sellerId));

/** Whose goods: one shop's, or with none named everybody's. A cancellation takes units off what is packed, too. */
type Scope = { sellerId: string | undefined; isCancellation?: boolean };

const isPacked = ({ status }: Pick<OrderedPart, 'status'>) => status !== 'cancelled' && !isChangeable(status);

/**
 * What an order becomes. A line that stays keeps the price it was ordered at, also for units that are added to it; a
 * line that is added has today's. A part with nothing left is cancelled and stays as it was, for the record.
 */
export function planChange(facts: ChangeFacts, wish: Wish, { sellerId, isCancellation = false }: Scope): Plan {
  const quantityById = new Map(wish.lines.map((line) => [line.productId.toLowerCase(), line.quantity]));
  const productById = new Map(facts.products.map((product) => [product.productId, product]));
  const parts: PlannedPart[] = facts.parts.map((part) => ({ ...part, from: part.status, isTouched: false, lines: [] }));
  const { orders } = facts.identity;
  const fees = feesTo(facts.identity, wish.shipping ?? facts.shipping);
  const isMine = (owner: string) => sellerId === undefined || sellerId === owner;
  const isOpen = isCancellation ? isCancellable : isChangeable;
  let unknown: Refusal | undefined;

  const put = (part: PlannedPart, chosen: ChosenProduct, was: number, quantity: number) => {
    const { id, productId, name, image, unitPriceRwf } = chosen;
    const product = productById.get(productId);
    const todayRwf = product?.unitPriceRwf === unitPriceRwf ? undefined : product?.unitPriceRwf;
    const judged = judge(was, quantity, product, {
      ...part,
      ...orders,
      name,
      isOpen: isOpen(part.status),
    });
    part.lines.push({ ...judged, id, productId, name, image, unitPriceRwf, quantity, todayRwf });
  };

  for (const line of facts.lines) {
    const part = parts.find(({ id }) => id === line.partId);
    if (part === undefined) continue;
    const asked = isMine(part.sellerId) ? quantityById.get(line.productId) : undefined;
    if (isMine(part.sellerId)) quantityById.delete(line.productId);
    put(part, line, line.quantity, asked ?? line.quantity);
  }
  for (const [productId, quantity] of quantityById) {
    if (quantity === 0) continue;
    const product = productById.get(productId);
    if (!product || !product.isOnSale || !isMine(product.sellerId)) {
      unknown = { code: 'not_found', sentence: 'A product of this change does not exist or is no longer sold.' };
      continue;
    }
    let part = parts.find((known) => known.sellerId === product.sellerId);
    if (part === undefined) {
      part = openPart(product);
      parts.push(part);
    }
    put(part, { ...product, id: undefined }, 0, quantity);
  }

  for (const part of parts) price(part, fees, facts.voucher);
  const isVoucherDropped = shareVoucher(facts, parts);
  const deliveryRefusal = judgeDelivery(facts.parts, sellerId);
  const isDelivery = wish.shipping !== undefined || wish.hasCall;
  const refusals = [
    judgeOrder(facts, parts, isCancellation),
    ...parts.flatMap(({ lines }) => lines.map(({ refusal }) => refusal)),
    unknown,
    isDelivery ? deliveryRefusal : undefined,
  ];
  return { parts, refusal: refusals.find((refusal) => refusal !== undefined), deliveryRefusal, isVoucherDropped };
}

const openPart = ({ sellerId, shopName }: TodaysProduct): PlannedPart => ({
  id: undefined,
  sellerId,
  shopName,
  from: 'pending',
  status: 'pending',
  itemsRwf: 0,
  voucherRwf: 0,
  shippingFeeRwf: 0,
  pickupCode: null,
  isTouched: true,
  lines: [],
});

type JudgedBy = Pick<OrderedPart, 'status' | 'shopName'> & { isOpen: boolean; name: string; unitsPerCustomer: number };

/** Whether there may be so many of a product: its part is not packed, and what is added can be had. */
function judge(
  was: number,
  quantity: number,
  product: TodaysProduct | undefined,
  { status, shopName, isOpen, name, unitsPerCustomer }: JudgedBy,
): Pick<PlannedLine, 'was' | 'most' | 'isOpen' | 'refusal'> {
  const more = product?.isOnSale ? Math.min(product.available, unitsPerCustomer - product.held) : 0;
  const most = isChangeable(status) ? Math.min(was + Math.max(0, more), limits.quantityPerLine) : was;
  const refuse = (): Refusal | undefined => {
    const added = quantity - was;
    if (added === 0) return undefined;
    if (!isOpen) {
      const sentence = `What ${shopName} sends is ${closedWords[status] ?? 'packed'} and can no longer be changed.`;
      return { code: 'order_status_conflict', sentence };
    }
    if (added < 0) return undefined;
    if (!product?.isOnSale) return { code: 'not_found', sentence: `${name} is no longer sold; there can be no more.` };
    if (product.available < added) {
      const left = product.available;
      return { code: 'out_of_stock', sentence: left > 0 ? `Only ${left} more of ${name}.` : `${name} is sold out.` };
    }
    if (product.held + added <= unitsPerCustomer) return undefined;
    const sentence = `One customer can have at most ${unitsPerCustomer} of ${name} on order at a time.`;
    return { code: 'order_limit', sentence };
  };
  return { was, most, isOpen, refusal: refuse() };
}

const closedWords: Partial<Record<DeliveryStatus, string>> = { placed: 'delivered', cancelled: 'cancelled' };

/** What a part comes to; the fee follows the rules of today where its goods have changed. */
function price(part: PlannedPart, shipping: Identity['shipping'], voucher: OrderVoucher | undefined): void {
  part.isTouched = part.lines.some(({ was, quantity }) => was !== quantity);
  if (!part.isTouched) return;
  if (part.lines.every(({ quantity }) => quantity === 0)) {
    part.status = 'cancelled';
    return;
  }
  part.itemsRwf = part.lines.reduce((sum, { quantity, unitPriceRwf }) => sum + quantity * unitPriceRwf, 0);
  if (isPacked(part)) {
    const discounted = part.lines.filter(({ productId }) => voucher?.productIds?.includes(productId) ?? true);
    const count = (units: (line: PlannedLine) => number) =>
      discounted.reduce((sum, line) => sum + units(line) * line.unitPriceRwf, 0);
    // As with a return: units of what is packed take along their share of the voucher, and no fee changes.
    const taken = count(({ was, quantity }) => was - quantity);
    part.voucherRwf -= shareOfDiscount(
      part.voucherRwf,
      taken,
      count(({ was }) => was),
    );
    return;
  }
  part.shippingFeeRwf = feeOfPart({ ...part, isPickup: part.pickupCode !== null }, shipping);
}

const goodsOf = (lines: readonly Pick<OrderedLine, 'productId' | 'quantity' | 'unitPriceRwf'>[]): SellerPart['goods'] =>
  lines.map(({ productId, quantity, unitPriceRwf }) => ({ productId, amountRwf: quantity * unitPriceRwf }));

/** Says whether the voucher is dropped from what is not packed. */
function shareVoucher({ voucher, parts: ordered, lines }: ChangeFacts, parts: PlannedPart[]): boolean {
  const isPriced = parts.some(({ isTouched, status }) => isTouched && isChangeable(status));
  if (voucher === undefined || !isPriced) return false;
  const before = ordered.map((part) => ({ ...part, goods: goodsOf(lines.filter(({ partId }) => partId === part.id)) }));
  // What is taken off packed goods is settled by itself and moves nothing to the others.
  const shared = parts.map((part, place) => {
    const isOpen = isChangeable(part.status);
    return { ...((isOpen ? undefined : before[place]) ?? { ...part, goods: goodsOf(part.lines) }), isOpen };
  });
  const isDropped = missesMinimum(voucher, before, shared);
  const shares = reshareVoucher(voucher, shared);
  for (const [place, part] of parts.entries()) {
    if (isChangeable(part.status)) part.voucherRwf = isDropped ? 0 : (shares[place] ?? 0);
  }
  return isDropped;
}

function judgeOrder(
  { paymentStatus, parts: before }: ChangeFacts,
  parts: readonly PlannedPart[],
  isCancellation: boolean,
): Refusal | undefined {
  if (isCancellation) {
    if (before.some(({ status }) => isCancellable(status))) return undefined;
    const sentence = 'Everything in this order is delivered or cancelled. It can no longer be cancelled.';
    return { code: 'order_not_cancellable', sentence };
  }
  if (!before.some(({ status }) => isChangeable(status))) {
    const sentence = 'Everything in this order is packed or cancelled. It can no longer be changed.';
    return { code: 'order_status_conflict', sentence };
  }
  const isTouched = parts.some((part) => part.isTouched);
  if (isTouched && paymentStatus === 'refunded') {
    const sentence = 'This order is refunded. Its products can no longer be changed.';
    return { code: 'order_status_conflict', sentence };
  }
  const lines = parts.flatMap((part) => part.lines.filter(({ quantity }) => quantity > 0));
  if (!isTouched || lines.length <= limits.orderProducts) return undefined;
  return { code: 'order_limit', sentence: `An order may hold at most ${limits.orderProducts} products.` };
}

/** Address and call are the whole order's. */
function judgeDelivery(parts: readonly OrderedPart[], sellerId: string | undefined): Refusal | undefined {
  const standing = parts.filter(({ status }) => status !== 'cancelled');
  const sentence = standing.some(isPacked)
    ? 'A part of this order is packed already: where it goes can no longer be changed.'
    : sellerId !== undefined && standing.some((part) => part.sellerId !== sellerId)
      ? 'Other shops have a part in this order: our office changes where it goes.'
      : undefined;
  return sentence === undefined ? undefined : { code: 'order_status_conflict', sentence };
}
