import type { CallOutput } from '@urumuri/contract';
import { afterEach, beforeEach } from 'vitest';
import { buildProduct } from './factories.ts';
import { openMailShop } from './mail-shop.ts';
import { assertBooksBalance } from './order-books.ts';
import { buildOrderBody, placeOrder } from './orders.ts';
import { createTestSellerClient } from './seller-client.ts';
import { type SignedInSeller, signInSeller } from './sign-in-seller.ts';
import type { SignedIn } from './sign-in.ts';

/** How the shop's first way to pay by phone is called. */
export const method = 'Mobile money';
export const newReference = () => `7${Math.random().toString().slice(2, 12)}`;

/** A shop with an office, and customers who pay; its books must balance after every test. */
export function openPaidShop() {
  const mailShop = openMailShop();
  const { shop, buyer } = mailShop;
  let office: ReturnType<typeof createTestSellerClient>;
  let clerk: SignedInSeller;

  beforeEach(async () => {
    clerk ??= await signInSeller(shop(), { role: 'admin', ownerName: 'Aline' });
    office = createTestSellerClient(shop(), clerk.token);
  });

  afterEach(() => assertBooksBalance(shop().database.pool));

  async function findProof(orderId: string) {
    const { proofs } = await office.getProofs({ query: { state: 'claimed' } });
    const found = proofs.find((proof) => proof.orderId === orderId);
    if (found === undefined) throw new Error('There is no proof of this order.');
    return found;
  }

  return {
    ...mailShop,
    office: () => office,
    clerk: () => clerk.seller,
    findProof,

    /** One product of a shop of its own for each price. */
    async order({ prices = [12_500], by = buyer() }: { prices?: number[]; by?: SignedIn } = {}): Promise<string> {
      const lines = [];
      for (const priceRwf of prices) {
        const product = await buildProduct(shop().database.db, { priceRwf, discountPercent: 0 });
        lines.push({ productId: product.id, quantity: 1 });
      }
      return (await placeOrder(shop(), by, buildOrderBody(lines))).orderId;
    },

    claim: (orderId: string, body: object, by = buyer()) =>
      shop().app.inject({
        method: 'POST',
        url: `/api/home/customer/claim-payment/${orderId}`,
        headers: by.headers,
        payload: { method, ...body },
      }),

    async read(orderId: string, by = buyer()): Promise<CallOutput<'getOrderDetails'>['order']> {
      const url = `/api/home/customer/get-order-details/${orderId}`;
      return (await shop().app.inject({ url, headers: by.headers })).json<CallOutput<'getOrderDetails'>>().order;
    },

    async agree(orderId: string) {
      const { _id: paymentId } = await findProof(orderId);
      return office.answerPayment({ params: { paymentId }, body: { isAgreed: true } });
    },
  };
}
