import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { TestCustomer } from './customer.ts';
import { shippingInfo } from './products.ts';
import type { TestSeller } from './seller.ts';

export type StormDeps = {
  request: APIRequestContext;
  buyers: readonly TestCustomer[];
  /** Whose products they are. */
  seller: TestSeller;
  productIds: readonly string[];
  random: () => number;
};

/** The ways of an order at its seller's. */
const delivered = ['processing', 'warehouse', 'placed'];
const calledOff = ['processing', 'cancelled'];

type OpenOrder = { id: string; buyer: TestCustomer; steps: string[] };

const MOST_AT_ONCE = 2;
const MOST_STARS = 5;
const CONFLICT = 409;

/** Orders, cancels, moves orders on and reviews, in any order. What the shop refuses for good reason is part of it. */
export function createStorm({ request, buyers, seller, productIds, random }: StormDeps) {
  const done = { orders: 0, cancels: 0, steps: 0, reviews: 0 };
  const open: OpenOrder[] = [];
  const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];

  async function call({ token }: { token: string }, path: string, data?: unknown): Promise<unknown> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.post(`/api${path}`, { headers, ...(data === undefined ? {} : { data }) });
    if (response.status() === CONFLICT) return undefined;
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  }

  async function order(buyer = pick(buyers), productId = pick(productIds)): Promise<OpenOrder | undefined> {
    if (!buyer) return undefined;
    const quantity = 1 + Math.floor(random() * MOST_AT_ONCE);
    const products = [{ products: [{ quantity, productInfo: { _id: productId } }] }];
    const placed = await call(buyer, '/home/order/place-order', { products, shipping_info: shippingInfo });
    if (placed === undefined) return undefined;
    done.orders += 1;
    return { id: (placed as { orderId: string }).orderId, buyer, steps: [...delivered] };
  }

  async function moveOn(moved: OpenOrder | undefined): Promise<void> {
    const status = moved?.steps.shift();
    if (!moved || status === undefined) return;
    if (await call(seller, `/seller/orders/${moved.id}/status`, { status })) done.steps += 1;
  }

  const doings = [
    async () => {
      const placed = await order();
      // What is called off comes back: there is always something to buy.
      if (placed) open.push(random() < 0.5 ? { ...placed, steps: [...calledOff] } : placed);
    },
    async () => {
      const dropped = open.shift();
      if (dropped && (await call(dropped.buyer, `/home/customer/cancel-order/${dropped.id}`))) done.cancels += 1;
    },
    () => moveOn(pick(open)),
    async () => {
      const rating = 1 + Math.floor(random() * MOST_STARS);
      const review = { productId: productIds[0], rating, review: `${rating} of ${MOST_STARS}` };
      if (await call(pick(buyers) ?? seller, '/home/customer/submit-review', review)) done.reviews += 1;
    },
  ];

  return {
    done,
    order,
    moveOn,
    /** The same doings in every run, each after the pages have drawn what came of the one before. */
    async rage(pages: readonly Page[], isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        await pick(doings)?.();
        await Promise.all(pages.map((page) => page.evaluate(() => new Promise(requestAnimationFrame))));
      }
    },
  };
}

/** The same numbers in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
