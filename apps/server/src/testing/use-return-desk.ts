import type { OrderReturns } from '@urumuri/contract';
import { beforeEach } from 'vitest';
import { vouchers } from '../db/schema/index.ts';
import { buildProduct } from './factories.ts';
import { buildOrderBody } from './orders.ts';
import { createTestSellerClient } from './seller-client.ts';
import { signInSeller } from './sign-in-seller.ts';
import type { SignedIn } from './sign-in.ts';
import { useBuyer } from './use-buyer.ts';

type Given = {
  quantity?: number;
  months?: number;
  categoryId?: string;
  voucher?: { code: string; amountOffRwf: number };
};

/** A shop with a buyer, a seller and the office, and orders that are delivered so that they can come back. */
export function useReturnDesk() {
  const { shop, buyer, db, place, readProduct } = useBuyer();
  let seller: Awaited<ReturnType<typeof signInSeller>>;
  let desk: ReturnType<typeof createTestSellerClient>;
  let office: ReturnType<typeof createTestSellerClient>;

  beforeEach(async () => {
    seller = await signInSeller(shop());
    desk = createTestSellerClient(shop(), seller.token);
    office = createTestSellerClient(shop(), (await signInSeller(shop(), { role: 'admin' })).token);
  });

  /** An order of one product, delivered and paid unless the test says otherwise. */
  async function deliver({
    quantity = 3,
    months,
    categoryId,
    voucher,
    isPaid = true,
  }: Given & { isPaid?: boolean } = {}) {
    const product = await buildProduct(db(), {
      sellerId: seller.seller.id,
      priceRwf: 10_000,
      stock: 20,
      ...(months === undefined ? {} : { warrantyMonths: months }),
      ...(categoryId ? { categoryId } : {}),
    });
    if (voucher) await db().insert(vouchers).values(voucher);
    const { orderId } = await place(
      buildOrderBody([{ productId: product.id, quantity }], voucher ? { voucherCode: voucher.code } : {}),
    );
    const params = { orderId };
    for (const status of ['processing', 'warehouse', 'placed'] as const) {
      await desk.changeSellerOrderStatus({ params, body: { status } });
    }
    if (isPaid) await desk.markSellerOrderPaid({ params });
    const [line] = (await read(orderId)).lines;
    return { orderId, productId: product.id, lineId: line?._id ?? '' };
  }

  const url = (orderId: string) => `/api/home/customer/returns/${orderId}`;

  async function read(orderId: string, who: SignedIn = buyer()): Promise<OrderReturns> {
    const answer = await shop().app.inject({ url: url(orderId), headers: who.headers });
    return answer.json<OrderReturns>();
  }

  const ask = (orderId: string, lineId: string, quantity = 1, more: object = {}, who: SignedIn = buyer()) =>
    shop().app.inject({
      method: 'POST',
      url: url(orderId),
      headers: who.headers,
      payload: { lines: [{ _id: lineId, quantity }], reason: 'faulty', text: 'It hums', ...more },
    });

  /** Asks, and answers the id of the newest return of the order. */
  async function askFor(order: { orderId: string; lineId: string }, quantity = 1): Promise<string> {
    await ask(order.orderId, order.lineId, quantity);
    return (await read(order.orderId)).returns[0]?._id ?? '';
  }

  const accept = (returnId: string) =>
    desk.decideReturn({ params: { returnId }, body: { isAccepted: true, answer: 'Bring it to our counter.' } });
  const receive = (returnId: string, lineId: string, quantity: number) =>
    desk.receiveReturn({ params: { returnId }, body: { restock: [{ _id: lineId, quantity }] } });
  const close = (returnId: string, refund: number) => desk.closeReturn({ params: { returnId }, body: { refund } });

  return {
    shop,
    buyer,
    db,
    place,
    readProduct,
    seller: () => seller,
    desk: () => desk,
    office: () => office,
    deliver,
    url,
    read,
    ask,
    askFor,
    accept,
    receive,
    close,
  };
}
