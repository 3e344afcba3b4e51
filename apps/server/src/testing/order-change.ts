import { firstIdentity } from '@urumuri/identity';
import {
  type ChangeFacts,
  type OrderedPart,
  planChange,
  type TodaysProduct,
} from '../modules/orders/changes/order-change.rules.ts';

export const shipping = {
  name: 'A',
  address: 'B',
  phone: 'C',
  post: 'D',
  province: 'Kigali',
  city: 'Gasabo',
  area: 'Remera',
};

export const product = (productId: string, given: Partial<TodaysProduct> = {}): TodaysProduct => ({
  productId,
  sellerId: 'a',
  shopName: 'Shop a',
  name: `Product ${productId}`,
  image: '',
  unitPriceRwf: 1000,
  available: 10,
  isOnSale: true,
  held: 0,
  ...given,
});

export const part = (sellerId: string, given: Partial<OrderedPart> = {}): OrderedPart => ({
  id: `part ${sellerId}`,
  sellerId,
  shopName: `Shop ${sellerId}`,
  status: 'pending',
  itemsRwf: 2000,
  voucherRwf: 0,
  shippingFeeRwf: 0,
  pickupCode: null,
  ...given,
});

export const line = (productId: string, sellerId = 'a', quantity = 2, unitPriceRwf = 1000) => ({
  id: `line ${productId}`,
  partId: `part ${sellerId}`,
  productId,
  name: `Product ${productId}`,
  image: '',
  quantity,
  unitPriceRwf,
  isDiscounted: true,
});

export const facts = (given: Partial<ChangeFacts> = {}): ChangeFacts => ({
  paymentStatus: 'unpaid',
  shipping,
  parts: [part('a')],
  lines: [line('radio')],
  products: [product('radio'), product('lamp', { unitPriceRwf: 300 })],
  voucher: undefined,
  identity: { ...firstIdentity, shipping: { feePerShopRwf: 500, freeFromRwf: 3000 } },
  ...given,
});

const office = { sellerId: undefined };
export const plan = (
  given: ChangeFacts,
  lines: Record<string, number>,
  scope: { sellerId: string | undefined } = office,
) =>
  planChange(
    given,
    { lines: Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity })), hasCall: false },
    scope,
  );
