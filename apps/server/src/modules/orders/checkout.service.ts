import { randomUUID } from 'node:crypto';
import type { Identity } from '@urumuri/identity';
import { feesTo, findZone, promiseDays } from '@urumuri/identity/delivery';
import { createBatchedRead } from '../../concurrency/batched-read.ts';
import { createSemaphore } from '../../concurrency/semaphore.ts';
import type { Database, Executor } from '../../db/client.ts';
import { lockCustomer } from '../../db/lock-customer.ts';
import { type Notice, writeNotices } from '../../db/notices.ts';
import { writeEvents } from '../../db/outbox.ts';
import { isUuid } from '../../db/uuid.ts';
import type { DomainEvent } from '../../events/event-bus.ts';
import { insertNewcomer } from '../accounts/index.ts';
import type { StockLevel } from '../catalogue/index.ts';
import { refuseUsedUp, type VouchersService } from '../promotions/index.ts';
import * as refuse from './checkout-refusals.ts';
import * as repository from './checkout.repository.ts';
import {
  findHoarded,
  findMissing,
  findShort,
  isCallable,
  openUnpaidOrders,
  type OrderRequest,
  type PlacedOrder,
  type TakenOrder,
} from './checkout.rules.ts';
import { fingerprintOf, nameProducts, sumByProduct, type WantedProduct } from './order-lines.rules.ts';
import { listNameless, nameLines, priceOrder } from './order-pricing.ts';
import { listLowStock } from './order-steps.ts';
import { sawTheseTotals } from './order-totals.rules.ts';
import { lowerPrices } from './phone/counter-prices.rules.ts';

/** Ends an order that was just stored and is sold over the counter. */
type CompleteSale = (tx: Executor, orderId: string, taken: TakenOrder) => Promise<void>;

export type CheckoutDeps = {
  database: Database;
  vouchers: VouchersService;
  readIdentity(): Identity;
  now(): Date;
};

/** A crowd that wants one product waits here and not each with a connection in hand; the rest of the shop needs some. */
const queueLimits = {
  parallel: 5,
  maxWaitMs: 15_000,
  refusal: 'Very many people are ordering. Please try again in a few seconds.',
};

/** Nothing is sent. */
const noFees = { feePerShopRwf: 0, freeFromRwf: 0 };

export function createCheckoutService({ database, vouchers, readIdentity, now }: CheckoutDeps, sell: CompleteSale) {
  const queue = createSemaphore(queueLimits);

  const readStock = createBatchedRead((ids: string[]) => repository.listOnSale(database.db, ids));

  /** Who had to wait is told without locking anything that all is sold meanwhile. */
  async function refuseSoldOut(request: OrderRequest, claim: repository.OrderClaim): Promise<PlacedOrder | undefined> {
    const named = nameProducts(request.lines, new Map()) ?? [];
    const wanted = sumByProduct(named.filter(({ productId }) => isUuid(productId)));
    if (wanted.length === 0) return undefined;
    const short = findShort(wanted, await readStock(wanted.map(({ productId }) => productId)));
    if (short.length === 0) return undefined;
    // It may be this very order, placed by an earlier try, that took the last of them.
    const placed = await repository.findPlaced(database.db, claim);
    if (placed) return replay(placed, claim);
    throw refuse.shortProducts(short);
  }

  /**
   * Places an order, or finds the one this request has already placed. Prices, fees and names come
   * from the database alone; either everything is stored or nothing is.
   */
  async function placeOrder(request: OrderRequest): Promise<PlacedOrder> {
    const { customerId, key } = request;
    const claim = { customerId, key, fingerprint: fingerprintOf(request) };
    return queue.run(async (hasWaited) => {
      const seen = hasWaited ? await refuseSoldOut(request, claim) : undefined;
      return seen ?? placeNow(request, claim);
    });
  }

  async function placeNow(request: OrderRequest, claim: repository.OrderClaim): Promise<PlacedOrder> {
    const { customerId, lines, voucherCode, contact, seen, pickup = [], phoneOrder } = request;
    const productIds = lines.flatMap(({ productId }) => productId ?? []).filter(isUuid);
    const goods = { productIds, cartLineIds: listNameless(lines), voucherCode };
    return database.transaction(async (tx) => {
      if (phoneOrder?.newcomer && !(await insertNewcomer(tx, customerId, phoneOrder.newcomer))) {
        throw refuse.movedMeanwhile();
      }
      if (!(await lockCustomer(tx, customerId))) throw refuse.movedMeanwhile();
      const {
        placed,
        openUnpaid,
        cartLines,
        products: onSale,
        vouchers: offered,
      } = await repository.readFacts(tx, claim, goods);
      if (placed) return replay(placed, claim);
      const { sale } = phoneOrder ?? {};
      // What is paid at once holds nothing back from others.
      if (!sale && openUnpaid >= openUnpaidOrders) throw refuse.tooManyOpen(phoneOrder !== undefined);
      if (!isCallable(contact, now())) throw refuse.passedWindow();

      const identity = readIdentity();
      const { orders, tax } = identity;
      const zone = findZone(identity, request.shippingInfo);
      const { wanted, fromCart } = nameLines(lines, cartLines);
      refuseUnsaleable(wanted, onSale, sale ? Infinity : orders.unitsPerCustomer);
      const withdrawn = onSale.some(({ sellerId, offersPickup }) => pickup.includes(sellerId) && !offersPickup);
      if (withdrawn) throw refuse.withdrawnPickup();
      const products = sale ? lowerPrices(onSale, sale) : onSale;
      const {
        shares,
        voucher: granted,
        refusal,
        totals,
      } = priceOrder(
        wanted,
        products,
        { fees: sale ? noFees : feesTo(identity, request.shippingInfo), pickup },
        (parts) =>
          // What is taken off at the counter is the price itself.
          sale ? { voucher: undefined, refusal: undefined } : vouchers.grantBest(offered, voucherCode, parts),
      );
      if (refusal) throw refusal;
      if (!sawTheseTotals(seen, totals)) throw refuse.changedPrice(totals);

      const orderId = randomUUID();
      // Who orders on the phone has agreed to it there, unless they asked to be called again.
      const isConfirmed = phoneOrder !== undefined && contact.from === undefined;
      const levels = stockAfter(wanted, products);
      const stored = await repository.storeOrder(tx, {
        id: orderId,
        request,
        fingerprint: claim.fingerprint,
        shares,
        totals,
        voucher: granted,
        promised: sale || shares.every(({ isPickup }) => isPickup) ? undefined : zone && promiseDays(zone, now()),
        expirySeconds: orders.expiryHours * 3600,
        tax,
        wanted,
        fromCart,
        isConfirmed,
        events: writeEvents(tx, [
          { type: 'stock.changed', payload: { products: levels } },
          // Who sells it knows of it: nobody has to look for a new order.
          ...(sale ? [] : [tellOf(orderId, customerId)]),
        ]),
        notices: writeNotices(tx, [...(sale ? [] : [placedNotice(orderId, isConfirmed)]), ...listLowStock(levels)]),
      });
      if (stored.lines !== wanted.length) throw new Error('Stock changed while its rows were locked.');
      if (granted && stored.vouchers === 0) throw refuseUsedUp();
      if (sale && phoneOrder) await sell(tx, orderId, phoneOrder);
      return { orderId, ...totals, isReplay: false };
    });
  }

  return { placeOrder };
}

function replay(
  { id, fingerprint, totalRwf, shippingFeeRwf, units }: repository.PlacedOrderRow,
  claim: repository.OrderClaim,
): PlacedOrder {
  if (fingerprint !== claim.fingerprint) throw refuse.conflictingKey(id);
  return { orderId: id, totalRwf, shippingFeeRwf, units, isReplay: true };
}

/** Sees that every product can be had, in this number, by this customer. */
function refuseUnsaleable(
  wanted: readonly WantedProduct[],
  products: readonly repository.OrderedProduct[],
  unitsPerCustomer: number,
): void {
  const missing = findMissing(wanted, products);
  if (missing.length > 0) throw refuse.missingProducts(missing);
  const short = findShort(wanted, products);
  if (short.length > 0) throw refuse.shortProducts(short);
  const hoarded = findHoarded(wanted, products, unitsPerCustomer);
  if (hoarded) throw refuse.tooManyHeld(hoarded, unitsPerCustomer);
}

/** The products are locked, so their stock is known beforehand. */
function stockAfter(wanted: readonly WantedProduct[], products: readonly repository.OrderedProduct[]): StockLevel[] {
  const quantityById = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  return products.map(({ productId, available, stockRevision }) => {
    const fellBy = quantityById.get(productId) ?? 0;
    return { productId, available: available - fellBy, revision: stockRevision + 1, fellBy };
  });
}

const placedNotice = (orderId: string, isAgreed: boolean): Notice => {
  return { kind: 'order_placed', cause: orderId, data: { orderId, isAgreed } };
};

const tellOf = (orderId: string, customerId: string): DomainEvent => ({
  type: 'order.changed',
  payload: { orderId, customerId, deliveryStatus: 'pending', paymentStatus: 'unpaid', revision: 0 },
});
