import type { OrderDetails } from '@urumuri/contract';

const shipping = {
  name: 'Aline',
  address: 'KG 11',
  phone: '0788',
  post: 'N/A',
  province: 'Kigali',
  city: 'Gasabo',
  area: 'Remera',
  email: 'aline@example.com',
};

/** Paid and delivered, with nothing in it that a test would have to know. */
export const deliveredOrder: OrderDetails = {
  _id: 'o1',
  customerId: 'customer-1',
  orderNumber: '1001',
  price: 20_000,
  shipping_fee: 0,
  payment_status: 'paid',
  delivery_status: 'placed',
  products: [],
  parts: [{ _id: 'p1', sellerId: 's1', shopName: 'Kigali Digital', price: 20_000, delivery_status: 'placed' }],
  shipping_Info: shipping,
  shippingInfo: shipping,
  cancellable: false,
  history: [],
  date: '16 November 2026',
  createdAt: '2026-11-16T08:00:00.000Z',
  payment: { paid: 20_000, open: 0, back: 0, toVerify: 0, says: [], payments: [], methods: [] },
};
