import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  cartLines,
  chatMessages,
  chatThreads,
  orderChanges,
  orderLines,
  orderParts,
  returnLines,
  returns,
  reviewReports,
  payments,
  reviews,
  vouchers,
  warranties,
  warrantyClaims,
  wishlistItems,
} from '../../db/schema/index.ts';
import type { TestShop } from '../build-test-shop.ts';
import { buildProduct } from '../factories.ts';
import { buildOrderBody, placeOrder } from '../orders.ts';
import { openTestSession, type SignedIn, signInCustomer } from '../sign-in.ts';

/** The ids a call may name: who one says one is, and things that are somebody's. */
export type Ids = Record<
  'customer' | 'cartLine' | 'wishlistItem' | 'review' | 'order' | 'session' | 'warranty' | 'return',
  string
>;

/** A customer who has one of everything. */
export type Shopper = SignedIn & { ids: Ids };

/** What everybody may name. */
export type Goods = { productId: string; slug: string; sellerId: string; voucherCode: string };

export async function buildGoods({ database: { db } }: TestShop): Promise<Goods> {
  const { id, slug, sellerId } = await buildProduct(db, { stock: 10_000 });
  const voucherCode = `MATRIX-${id.slice(0, 8)}`;
  await db.insert(vouchers).values({ code: voucherCode, percentOff: 10 });
  return { productId: id, slug, sellerId, voucherCode };
}

/** What the shopper has is not what the calls then ask for: a wish, once on the list, cannot be added. */
export async function buildShopper(shop: TestShop, { sellerId }: Goods): Promise<Shopper> {
  const { db } = shop.database;
  const signedIn = await signInCustomer(shop);
  const product = await buildProduct(db, { sellerId });
  const own = { customerId: signedIn.customer.id, productId: product.id };
  const line = { ...own, quantity: 2, seenUnitPriceRwf: product.priceRwf };
  const [storedLine] = await db.insert(cartLines).values(line).returning();
  const [item] = await db.insert(wishlistItems).values(own).returning();
  const [review] = await db
    .insert(reviews)
    .values({ ...own, rating: 4, body: 'Good' })
    .returning();
  const [thread] = await db.insert(chatThreads).values({ customerId: own.customerId, sellerId }).returning();
  if (thread) await db.insert(chatMessages).values({ threadId: thread.id, sender: 'customer', body: 'Muraho' });
  const { orderId } = await placeOrder(shop, signedIn, buildOrderBody([{ productId: product.id, quantity: 1 }]));
  const [part] = await db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  const [ordered] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  let returnId: string | undefined;
  if (part && ordered) {
    const [asked] = await db.insert(returns).values({ orderId, partId: part.id, reason: 'faulty' }).returning();
    returnId = asked?.id;
    if (asked) await db.insert(returnLines).values({ returnId: asked.id, orderLineId: ordered.id, quantity: 1 });
  }
  const [another] = await db
    .insert(reviews)
    .values({ ...own, productId: (await buildProduct(db)).id, rating: 1, body: 'Bad' })
    .returning();
  if (another)
    await db.insert(reviewReports).values({ customerId: own.customerId, reviewId: another.id, reason: 'other' });
  await db
    .insert(payments)
    .values({ orderId, method: 'Mobile money', amountRwf: 100, state: 'claimed', actor: 'customer' });
  await db.insert(orderChanges).values({ orderId, staffId: product.sellerId, key: 'once', fingerprint: 'same' });
  const other = await openTestSession(shop, signedIn.customer);
  const { valid } = await handOver(shop, orderId);
  if (!storedLine || !item || !review || !orderId || !valid || !returnId)
    throw new Error('The shopper has not got everything.');
  const ids = {
    customer: own.customerId,
    cartLine: storedLine.id,
    wishlistItem: item.id,
    review: review.id,
    order: orderId,
    session: other.sessionId,
    warranty: valid,
    return: returnId,
  };
  return { ...signedIn, ids };
}

/** As if two units had been handed over, of which one is claimed. */
async function handOver({ database: { db } }: TestShop, orderId: string) {
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const [part] = await db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  if (!line || !part) throw new Error('The order is empty.');
  const { id: lineId, productId } = line;
  const { sellerId } = part;
  const unit = { orderId, lineId, productId, sellerId, handedOverAt: new Date(), months: 12, endsOn: '2099-12-31' };
  const [first, second] = await db
    .insert(warranties)
    .values([
      { ...unit, unit: 1 },
      { ...unit, unit: 2 },
    ])
    .returning({ id: warranties.id });
  if (second) await db.insert(warrantyClaims).values({ warrantyId: second.id, orderId, sellerId, problem: 'Dark' });
  return { valid: first?.id };
}

export function inventIds(): Ids {
  return {
    customer: randomUUID(),
    cartLine: randomUUID(),
    wishlistItem: randomUUID(),
    review: randomUUID(),
    order: randomUUID(),
    session: randomUUID(),
    warranty: randomUUID(),
    return: randomUUID(),
  };
}

const noId = "' or 1=1 --";
export const malformedIds: Ids = {
  customer: noId,
  cartLine: noId,
  wishlistItem: noId,
  review: noId,
  order: noId,
  session: noId,
  warranty: noId,
  return: noId,
};
