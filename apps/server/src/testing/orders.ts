import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestShop } from './build-test-shop.ts';
import type { SignedIn } from './sign-in.ts';

/** How long the random storm of orders lasts: twice as long in `npm run test:floor`; STORM_STEPS makes it a long one. */
export const stormSteps = Number(process.env.STORM_STEPS ?? 500);

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
