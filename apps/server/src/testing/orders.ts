import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { orderParts } from '../db/schema/index.ts';
import type { TestShop } from './build-test-shop.ts';
import type { SignedIn } from './sign-in.ts';

/** How long the random storm of orders lasts; STORM_STEPS makes it longer. */
export const stormSteps = Number(process.env.STORM_STEPS ?? 1000);

/** How many orders a history of money is made up for: for the rule alone, and for all that shows what it says. */
export const moneyHistories = Number(process.env.MONEY_HISTORIES ?? 2000);
export const surfaceHistories = Number(process.env.SURFACE_HISTORIES ?? 5);

export const deliverTo = {
  name: 'Aline Uwase',
  address: 'KG 11 Ave 5',
  phone: '+250788000000',
  post: 'N/A',
  province: 'Kigali',
  city: 'Gasabo',
  area: 'Remera',
};

export type OrderedLine = { productId?: string; cartLineId?: string; quantity: number };

export function buildOrderBody(
  lines: readonly OrderedLine[],
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  const products = lines.map(({ productId, cartLineId, quantity }) => ({
    quantity,
    ...(cartLineId === undefined ? {} : { _id: cartLineId }),
    ...(productId === undefined ? {} : { productInfo: { _id: productId } }),
  }));
  return { products: [{ products }], shipping_info: deliverTo, ...overrides };
}

export type PlacedAnswer = LightMyRequestResponse & { orderId: string };

/** Sends place-order as this customer. Every call has a key of its own unless the test gives one, or none. */
export async function placeOrder(
  shop: Pick<TestShop, 'app'>,
  buyer: Pick<SignedIn, 'headers'>,
  body: Record<string, unknown>,
  key: string | null = randomUUID(),
): Promise<PlacedAnswer> {
  const request: InjectOptions = {
    method: 'POST',
    url: '/api/home/order/place-order',
    headers: { ...buyer.headers, ...(key === null ? {} : { 'idempotency-key': key }) },
    payload: body,
  };
  const answer = await shop.app.inject(request);
  return Object.assign(answer, { orderId: answer.json<{ orderId?: string }>().orderId ?? '' });
}

/** The office says of an order that money has moved, here by the hand of who sells it. */
export async function staffOf(shop: Pick<TestShop, 'database'>, orderId: string) {
  const [part] = await shop.database.db
    .select({ sellerId: orderParts.sellerId })
    .from(orderParts)
    .where(eq(orderParts.orderId, orderId));
  return { actor: 'admin', staffId: part?.sellerId ?? randomUUID() } as const;
}
