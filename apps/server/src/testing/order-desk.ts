import { randomUUID } from 'node:crypto';
import type { DeliveryStatus } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import { orders, products } from '../db/schema/index.ts';
import { buildProduct } from './factories.ts';
import { openMailShop } from './mail-shop.ts';
import { assertBooksBalance } from './order-books.ts';
import { buildOrderBody, placeOrder } from './orders.ts';
import { createTestSellerClient } from './seller-client.ts';
import { signInSeller } from './sign-in-seller.ts';

type Product = { id: string; name: string };
type Quantities = [Pick<Product, 'id'>, number][];

const linesOf = (quantities: Quantities) =>
  quantities.map(([{ id: productId }, quantity]) => ({ productId, quantity }));

/** Lines as a change names them. */
export const units = (quantities: Quantities) => ({ lines: linesOf(quantities) });

/** A shop that sends mail, with a desk of staff who sell ten radios and five lamps; after each test its books balance. */
export function useOrderDesk() {
  const { shop, buyer, call, mailsTo } = openMailShop();
  const db = () => shop().database.db;

  async function openDesk(role: 'seller' | 'admin' = 'seller') {
    const { seller, token } = await signInSeller(shop(), { role });
    const stock = (name: string, stored = 10, priceRwf = 10_000) =>
      buildProduct(db(), { sellerId: seller.id, name: `${name} ${randomUUID().slice(0, 4)}`, stock: stored, priceRwf });
    return { seller, api: createTestSellerClient(shop(), token), stock };
  }

  type Desk = Awaited<ReturnType<typeof openDesk>>;
  type Body = Parameters<Desk['api']['changeOrder']>[0]['body'];
  type CancelBody = Parameters<Desk['api']['cancelItems']>[0]['body'];

  let desk: Desk;
  let radio: Product;
  let lamp: Product;

  beforeEach(async () => {
    desk = await openDesk();
    radio = await desk.stock('Radio');
    lamp = await desk.stock('Lamp', 5, 3000);
  });

  afterEach(() => assertBooksBalance(shop().database.pool));

  async function readRevision(orderId: string): Promise<number> {
    const [row] = await db().select().from(orders).where(eq(orders.id, orderId));
    return row?.revision ?? 0;
  }

  async function take(orderId: string, steps: readonly DeliveryStatus[], api = desk.api): Promise<void> {
    for (const status of steps) await api.changeSellerOrderStatus({ params: { orderId }, body: { status } });
  }

  return {
    shop,
    buyer,
    call,
    mailsTo,
    db,
    openDesk,
    desk: () => desk,
    radio: () => radio,
    lamp: () => lamp,

    async order(quantities: Quantities, given: Record<string, unknown> = {}): Promise<string> {
      return (await placeOrder(shop(), buyer(), buildOrderBody(linesOf(quantities), given))).orderId;
    },

    async change(orderId: string, given: Partial<Body>, { api }: Pick<Desk, 'api'> = desk, key: string = randomUUID()) {
      const revision = given.revision ?? (await readRevision(orderId));
      const body = { reason: 'The customer asked', ...given, revision };
      return api.changeOrder({ params: { orderId }, body, headers: { 'idempotency-key': key } });
    },

    async refusal(orderId: string, given: Partial<Body>, { api }: Pick<Desk, 'api'> = desk) {
      const revision = given.revision ?? (await readRevision(orderId));
      return api.refusalOf.changeOrder({ params: { orderId }, body: { reason: 'Why', ...given, revision } });
    },

    async cancel(
      orderId: string,
      given: Partial<CancelBody>,
      { api }: Pick<Desk, 'api'> = desk,
      key: string = randomUUID(),
    ) {
      const revision = given.revision ?? (await readRevision(orderId));
      const body = { reason: 'refused' as const, ...given, revision };
      return api.cancelItems({ params: { orderId }, body, headers: { 'idempotency-key': key } });
    },

    begin: (orderId: string) => take(orderId, ['processing']),
    pack: (orderId: string, { api }: Pick<Desk, 'api'> = desk) => take(orderId, ['processing', 'warehouse'], api),
    /** What is packed. */
    handOver: (orderId: string, { api }: Pick<Desk, 'api'> = desk) => take(orderId, ['placed'], api),

    async readStock({ id }: Pick<Product, 'id'>) {
      const [row] = await db().select().from(products).where(eq(products.id, id));
      return row && [row.stock, row.reserved, row.sold];
    },

    /** The order as its customer reads it. */
    async details(orderId: string) {
      const url = `/api/home/customer/get-order-details/${orderId}`;
      const answer = await shop().app.inject({ url, headers: buyer().headers });
      return { body: answer.body, order: calls.getOrderDetails.response.parse(answer.json()).order };
    },
  };
}
