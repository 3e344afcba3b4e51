import { randomUUID } from 'node:crypto';
import type { PlaceOrderBody } from '@urumuri/contract';
import type { Database, Executor } from '../../db/client.ts';
import { lockCustomer } from '../../db/lock-customer.ts';
import { noteEvent } from '../../db/outbox.ts';
import { createBatchedRead } from '../../concurrency/batched-read.ts';
import { createSemaphore } from '../../concurrency/semaphore.ts';
import { isUuid } from '../../db/uuid.ts';
import type { CartService } from '../cart/index.ts';
import type { GrantedVoucher, VouchersService } from '../vouchers/index.ts';
import * as refuse from './checkout-refusals.ts';
import * as repository from './checkout.repository.ts';
import {
  findHoarded,
  findMissing,
  findShort,
  isCallable,
  openUnpaidOrders,
  type PlacedOrder,
} from './checkout.rules.ts';
import { fingerprintOf, nameProducts, sumByProduct, type WantedProduct } from './order-lines.rules.ts';
import { createOrderPricing } from './order-pricing.ts';
import { type OrderTotals, sawTheseTotals, type SellerShare } from './order-totals.rules.ts';
import { reserveStock } from './stock.repository.ts';

export type CheckoutDeps = {
  database: Database;
  cart: CartService;
  vouchers: VouchersService;
  expiryHours: number;
  now(): Date;
};

/** An order as it is asked for; `key` is what the client sent to be able to ask again. */
export type OrderRequest = Pick<PlaceOrderBody, 'lines' | 'shippingInfo' | 'voucherCode' | 'contact' | 'seen'> & {
  customerId: string;
  key: string | undefined;
};

/** Without a key, the same order again within this time is taken for a second press of the button. */
const twinSeconds = 30;

/**
 * A crowd that wants one product waits here, where waiting costs nothing, and not each with a database
 * connection in hand: fewer run at once than there are connections, so that the rest of the shop has some
 * too. A place in the queue is worth keeping: who is sent away must queue again behind the others.
 */
const queueLimits = {
  parallel: 5,
  maxWaitMs: 15_000,
  refusal: 'Very many people are ordering. Please try again in a few seconds.',
};

type Share = SellerShare<repository.SaleableProduct>;

export function createCheckoutService({ database, cart, vouchers, expiryHours, now }: CheckoutDeps) {
  const queue = createSemaphore(queueLimits);
  const pricing = createOrderPricing({ cart, vouchers });

  async function findReplay(tx: Executor, { customerId, key }: OrderRequest, fingerprint: string) {
    if (key === undefined) return repository.findRecentTwin(tx, customerId, fingerprint, twinSeconds);
    const placed = await repository.findByKey(tx, customerId, key);
    if (placed && placed.fingerprint !== fingerprint) throw refuse.conflictingKey(placed.id);
    return placed;
  }

  /** Locks the products and sees that every one of them can be had, in this number, by this customer. */
  async function lockSaleable(tx: Executor, customerId: string, wanted: WantedProduct[]) {
    const ids = wanted.map(({ productId }) => productId);
    const products = await repository.lockProducts(tx, ids);
    const missing = findMissing(wanted, products);
    if (missing.length > 0) throw refuse.missingProducts(missing);
    const short = findShort(wanted, products);
    if (short.length > 0) throw refuse.shortProducts(short);
    const hoarded = findHoarded(wanted, products, await repository.mapHeldUnits(tx, customerId, ids));
    if (hoarded) throw refuse.tooManyHeld(hoarded.product, hoarded.held);
    return products;
  }

  async function store(tx: Executor, order: ReturnType<typeof describeOrder>, wanted: WantedProduct[]): Promise<void> {
    const levels = await reserveStock(tx, wanted);
    if (levels.length !== wanted.length) throw new Error('Stock changed while its rows were locked.');
    await repository.insertOrder(tx, order, expiryHours);
    await noteEvent(tx, { type: 'stock.changed', payload: { products: levels } });
  }

  const readStock = createBatchedRead((ids: string[]) => repository.listProducts(database.db, ids));

  /** Who had to wait is told without locking anything that all is sold meanwhile. */
  async function refuseSoldOut(request: OrderRequest, fingerprint: string): Promise<PlacedOrder | undefined> {
    const named = nameProducts(request.lines, new Map()) ?? [];
    const wanted = sumByProduct(named.filter(({ productId }) => isUuid(productId)));
    if (wanted.length === 0) return undefined;
    const short = findShort(wanted, await readStock(wanted.map(({ productId }) => productId)));
    if (short.length === 0) return undefined;
    // It may be this very order, placed by an earlier try, that took the last of them.
    const replayed = await findReplay(database.db, request, fingerprint);
    if (replayed) return replay(replayed);
    throw refuse.shortProducts(short);
  }

  /**
   * Places an order, or finds the one this request has already placed. Prices, fees and names come
   * from the database alone; either everything is stored or nothing is.
   */
  async function placeOrder(request: OrderRequest): Promise<PlacedOrder> {
    const fingerprint = fingerprintOf(request);
    return queue.run(async (hasWaited) => {
      const seen = hasWaited ? await refuseSoldOut(request, fingerprint) : undefined;
      return seen ?? placeNow(request, fingerprint);
    });
  }

  async function placeNow(request: OrderRequest, fingerprint: string): Promise<PlacedOrder> {
    const { customerId, shippingInfo, voucherCode, contact, seen } = request;
    return database.transaction(async (tx) => {
      await lockCustomer(tx, customerId);
      const replayed = await findReplay(tx, request, fingerprint);
      if (replayed) return replay(replayed);
      if ((await repository.countOpenUnpaid(tx, customerId)) >= openUnpaidOrders) throw refuse.tooManyOpen();
      if (!isCallable(contact, now())) throw refuse.passedWindow();

      const { wanted, fromCart } = await pricing.readLines(tx, request);
      const products = await lockSaleable(tx, customerId, wanted);
      const { shares, voucher, totals } = await pricing.priceOrder(tx, { customerId, wanted, products, voucherCode });
      if (!sawTheseTotals(seen, totals)) throw refuse.changedPrice(totals);

      const orderId = randomUUID();
      const key = request.key ?? randomUUID();
      await store(tx, describeOrder({ orderId, key, fingerprint, request, shares, totals, voucher }), wanted);
      if (voucher) await vouchers.spendVoucher(tx, { voucherId: voucher.voucherId, orderId, customerId });
      if (fromCart.length > 0) await cart.removeOrdered(tx, customerId, fromCart);
      await repository.saveShipping(tx, customerId, shippingInfo);
      await noteEvent(tx, {
        type: 'order.changed',
        payload: { orderId, customerId, deliveryStatus: 'pending', paymentStatus: 'unpaid', revision: 0 },
      });
      return { orderId, ...totals, isReplay: false };
    });
  }

  return { placeOrder };
}

function replay({ id, totalRwf, shippingFeeRwf, units }: repository.PlacedOrderRow): PlacedOrder {
  return { orderId: id, totalRwf, shippingFeeRwf, units, isReplay: true };
}

type Described = {
  orderId: string;
  key: string;
  fingerprint: string;
  request: OrderRequest;
  shares: Share[];
  totals: OrderTotals;
  voucher: GrantedVoucher | undefined;
};

/** The rows of an order: one part per seller, and lines that keep what the products were at this moment. */
function describeOrder({
  orderId,
  key,
  fingerprint,
  request,
  shares,
  totals,
  voucher,
}: Described): repository.StoredOrder {
  const { customerId, shippingInfo, contact } = request;
  const discountBySeller = new Map(voucher?.discount.parts.map((part) => [part.sellerId, part.discountRwf]));
  const parts = shares.map((share) => ({ ...share, id: randomUUID() }));
  const lines = parts.flatMap((part) =>
    part.lines.map(({ product, quantity, unitPriceRwf }) => ({
      id: randomUUID(),
      orderId,
      partId: part.id,
      productId: product.productId,
      quantity,
      name: product.name,
      slug: product.slug,
      brand: product.brand,
      images: product.images,
      priceRwf: product.priceRwf,
      discountPercent: Math.trunc(product.discountPercent),
      unitPriceRwf,
    })),
  );
  return {
    order: {
      id: orderId,
      customerId,
      idempotencyKey: key,
      fingerprint,
      itemsRwf: totals.itemsRwf,
      voucherRwf: totals.voucherRwf,
      shippingFeeRwf: totals.shippingFeeRwf,
      totalRwf: totals.totalRwf,
      voucherId: voucher?.voucherId ?? null,
      shippingName: shippingInfo.name,
      shippingAddress: shippingInfo.address,
      shippingPhone: shippingInfo.phone,
      shippingPost: shippingInfo.post,
      shippingProvince: shippingInfo.province,
      shippingCity: shippingInfo.city,
      shippingArea: shippingInfo.area,
      contactBy: contact.by,
      contactFrom: contact.from ?? null,
      contactUntil: contact.until ?? null,
    },
    parts: parts.map(({ id, sellerId, itemsRwf, shippingFeeRwf }) => ({
      id,
      orderId,
      sellerId,
      itemsRwf,
      voucherRwf: discountBySeller.get(sellerId) ?? 0,
      shippingFeeRwf,
    })),
    lines,
    reservations: lines.map(({ id, productId, quantity }) => ({ orderLineId: id, productId, customerId, quantity })),
  };
}
