import type { CallOutput, DeliveryStatus, Warranty } from '@urumuri/contract';
import { buildProduct } from './factories.ts';
import { buildOrderBody } from './orders.ts';
import { createTestSellerClient } from './seller-client.ts';
import { signInSeller } from './sign-in-seller.ts';
import { useBuyer } from './use-buyer.ts';

/** What of the answers is looked at. */
type Body = {
  message: string;
  warranties: Warranty[];
  warranty: Warranty;
  state: string;
} & CallOutput<'getOrderDetails'>;

/** A shop with a buyer, sellers who hand over what was ordered, and the buyer's warranties. */
export function useWarrantyDesk() {
  const { shop, buyer, db, place } = useBuyer();

  async function openSeller() {
    const { seller, token } = await signInSeller(shop());
    return { id: seller.id, api: createTestSellerClient(shop(), token) };
  }

  type TestSeller = Awaited<ReturnType<typeof openSeller>>;

  /** An order of some units of one product, taken as far as is said. */
  async function order(
    seller: TestSeller,
    {
      quantity = 2,
      months = 24,
      until = 'placed',
      productId,
    }: { quantity?: number; months?: number | null; until?: DeliveryStatus; productId?: string } = {},
  ) {
    const product =
      productId ?? (await buildProduct(db(), { sellerId: seller.id, warrantyMonths: months, stock: 50 })).id;
    const { orderId } = await place(buildOrderBody([{ productId: product, quantity }]));
    const way = ['processing', 'warehouse', 'placed'] as const;
    for (const status of way.slice(0, way.indexOf(until as 'placed') + 1)) {
      await seller.api.changeSellerOrderStatus({ params: { orderId }, body: { status } });
    }
    const { lines } = await seller.api.getSellerSerials({ params: { orderId } });
    return { orderId, productId: product, lineId: lines[0]?.lineId ?? '' };
  }

  const ask = async (path: string, payload?: object, headers = buyer().headers) => {
    const answer = await shop().app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/home${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<Body>() };
  };

  const wallet = async (orderId: string) => (await ask(`/customer/warranties/${orderId}`)).body.warranties;
  const claim = (warrantyId: string, problem = 'It stays dark', headers = buyer().headers) =>
    ask(`/customer/claim-warranty/${warrantyId}`, { problem }, headers);

  return { shop, buyer, db, openSeller, order, ask, wallet, claim };
}
