import { calls } from '@urumuri/contract/schemas';
import type { DeliveryStatus, Order } from '@urumuri/contract';
import { afterEach, beforeEach, expect } from 'vitest';
import { buildProduct } from './factories.ts';
import { assertBooksBalance } from './order-books.ts';
import { buildOrderBody } from './orders.ts';
import { type SignedIn, signInCustomer } from './sign-in.ts';
import { useBuyer } from './use-buyer.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** What a buyer does with their own orders; another customer is there too, and the books balance after every test. */
export function openOwnOrders() {
  const { shop, buyer, db, place } = useBuyer();
  let stranger: SignedIn;

  beforeEach(async () => {
    stranger = await signInCustomer(shop());
  });

  afterEach(() => assertBooksBalance(shop().database.pool));

  const ask = (method: Method, path: string, { headers }: Pick<SignedIn, 'headers'> = buyer()) =>
    shop().app.inject({ method, url: `/api/home/customer/${path}`, headers });

  async function order(productId?: string, quantity = 1): Promise<string> {
    const product = productId ?? (await buildProduct(db())).id;
    const { orderId, statusCode } = await place(buildOrderBody([{ productId: product, quantity }]));
    expect(statusCode).toBe(201);
    return orderId;
  }

  async function list(status = 'all'): Promise<Order[]> {
    const answer = await ask('GET', `get-orders/${buyer().customer.id}/${status}`);
    expect(answer.statusCode).toBe(200);
    return calls.getOrders.response.parse(answer.json()).orders;
  }

  async function advance(orderId: string, ...steps: DeliveryStatus[]): Promise<void> {
    const { parts } = await shop().orders.getOrder(orderId, buyer().customer.id);
    for (const to of steps) {
      for (const part of parts) await shop().orders.changePartStatus(part.id, part.sellerId, to, 'seller');
    }
  }

  return { shop, buyer, db, stranger: () => stranger, ask, order, list, advance };
}
