import { screen } from '@testing-library/react';
import type { OrderQuote } from '@urumuri/contract';
import { firstIdentity } from '@urumuri/identity';
import { IdentityContext } from '@urumuri/ui/identity-context.tsx';
import { beforeEach, expect, it } from 'vitest';
import { buildLine, buildState } from '../../testing/checkout.ts';
import { signIn } from '../../platform/session/session.ts';
import { saveCheckout } from '../../platform/storage/checkout.ts';
import { answerCalls, buildToken, noteOn, openPage, Refusal } from '../../testing/open-page.tsx';
import * as shipping from './shipping.tsx';

const kettle = buildLine({ _id: 'p1', name: 'Kettle', price: 10_000, quantity: 2 });
const delivery = {
  name: 'Aline Uwase',
  address: 'KG 11 Ave 12',
  phone: '+250788123456',
  post: 'N/A',
  province: 'Kigali City',
  city: 'Gasabo',
  area: 'Kacyiru',
};

const quoteCall = 'POST /api/home/order/quote';
const placeCall = 'POST /api/home/order/place-order';
const afterwards = {
  'GET /api/home/product/get-cart-product/customer-1': new Refusal(503, 'unavailable', 'later'),
  'GET /api/home/product/get-wishlist-products/customer-1': new Refusal(503, 'unavailable', 'later'),
};

const buildQuote = (given: Partial<OrderQuote> = {}): OrderQuote => ({
  products: [{ sellerId: 's1', shopName: 'Shop', price: 20_000, products: [kettle] }],
  price: 20_000,
  shipping_fee: 1000,
  voucher_discount: 0,
  total: 21_000,
  items: 2,
  missing: [],
  ...given,
});

beforeEach(() => {
  signIn(buildToken());
  saveCheckout({ customerId: 'customer-1', attempt: 'attempt-1', state: buildState(kettle) });
});

const written = [
  ['address', 'Address'],
  ['province', 'Province'],
  ['city', 'City'],
  ['area', 'Area'],
] as const;
const open = (page: typeof shipping = shipping) => openPage('/shipping', { '/shipping': page });
const placeOrder = () => screen.findByRole('button', { name: 'Place Order' });

it('says everything that is missing at once, and does not order', async () => {
  const asked = answerCalls({ [quoteCall]: buildQuote() });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
  for (const label of ['Address', 'Phone', 'Province', 'City', 'Area'])
    expect(noteOn(label)).toContain(`${label} is required`);
  expect(screen.getByText('Please look at: Address, Phone, Province, City, Area.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Address'));
  expect(asked.map(({ call }) => call)).toEqual([quoteCall]);
});

it('saves what was written, and orders with the figures on the screen', async () => {
  const placed = { orderId: 'order-1', price: 21_000, items: 2, message: 'Order placed' };
  const asked = answerCalls({ [quoteCall]: buildQuote(), [placeCall]: placed, ...afterwards });
  const { user } = open();
  for (const [name, label] of written) await user.type(await screen.findByLabelText(label), delivery[name]);
  await user.type(screen.getByLabelText('Phone'), '0788 123 456');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(await placeOrder());
  await screen.findByText(/^Arrived at \/payment/);
  expect(asked.find(({ call }) => call === placeCall)?.body).toMatchObject({
    userId: 'customer-1',
    shipping_info: delivery,
    total: 21_000,
    items: 2,
  });
});

it('asks again what it costs where the customer has said it goes to, where that matters', async () => {
  const zone = { name: 'Gasabo', districts: ['Gasabo'], sectors: [], days: { from: 1, until: 1 }, cutOffHour: 24 };
  const identity = { ...firstIdentity, deliveryZones: [{ ...zone, feeRwf: 3000, freeFromRwf: 0 }] };
  const asked = answerCalls({
    [quoteCall]: ({ body }) => {
      const isKnown = (body as { shipping_info?: object }).shipping_info !== undefined;
      return isKnown ? buildQuote({ shipping_fee: 3000, total: 23_000 }) : buildQuote({ shipping_info: undefined });
    },
  });
  const Page = shipping.default;
  const Zoned: typeof Page = (props) => (
    <IdentityContext value={identity}>
      <Page {...props} />
    </IdentityContext>
  );
  const { user } = open({ ...shipping, default: Zoned });
  for (const [name, label] of written) await user.type(await screen.findByLabelText(label), delivery[name]);
  await user.type(screen.getByLabelText('Phone'), '0788 123 456');
  await screen.findByText(/^Delivery: free to RWF.3,000, depending on the address$/);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText(/^Gasabo: tomorrow, RWF.3,000$/);
  expect(asked.filter(({ call }) => call === quoteCall).at(-1)?.body).toMatchObject({
    shipping_info: { city: 'Gasabo', area: 'Kacyiru' },
  });
});

it('lets the customer pick an order up, and shows and orders what that comes to', async () => {
  const placed = { orderId: 'order-1', price: 20_000, items: 2, message: 'Order placed' };
  const place = { address: 'KN 5 Rd', hours: 'Mon–Sat 9:00–18:00' };
  const asked = answerCalls({
    [quoteCall]: ({ body }) => {
      const isChosen = (body as { pickup?: string[] }).pickup?.includes('s1') === true;
      const group = { sellerId: 's1', shopName: 'Shop', price: 20_000, products: [kettle] };
      const products = [{ ...group, pickup: { ...place, isChosen } }];
      const fee = isChosen ? { shipping_fee: 0, total: 20_000 } : {};
      return buildQuote({ products, shipping_info: delivery, ...fee });
    },
    [placeCall]: placed,
    ...afterwards,
  });
  const { user } = open();
  const deliver = await screen.findByRole<HTMLInputElement>('radio', { name: 'Deliver to me' });
  expect(deliver.checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Pick up at KN 5 Rd (Mon–Sat 9:00–18:00)' }));
  expect((await screen.findByText('Pickup')).nextElementSibling?.textContent).toBe('Free');
  expect(screen.queryByText('Delivery Fee')).toBeNull();
  await user.click(await placeOrder());
  await screen.findByText(/^Arrived at \/payment/);
  expect(asked.find(({ call }) => call === placeCall)?.body).toMatchObject({ pickup: ['s1'], total: 20_000 });
});

it('says beside the field what the shop refused, and opens the form again', async () => {
  const refusal = new Refusal(400, 'validation_failed', 'Please look at the city', {
    'shipping_info.city': 'City must be at most 60 characters',
  });
  answerCalls({ [quoteCall]: buildQuote({ shipping_info: delivery }), [placeCall]: refusal });
  const { user } = open();
  await user.click(await placeOrder());
  await screen.findByLabelText('City');
  expect(noteOn('City')).toContain('City must be at most 60 characters');
});

it('leads to the order that stands when it was placed before', async () => {
  const refusal = new Refusal(409, 'idempotency_conflict', 'Already placed', { orderId: 'order-7' });
  answerCalls({ [quoteCall]: buildQuote({ shipping_info: delivery }), [placeCall]: refusal, ...afterwards });
  const { user } = open();
  await user.click(await placeOrder());
  await screen.findByText(/^Arrived at \/payment.*order-7/);
});

it('goes back to the cart when there is nothing to order', async () => {
  sessionStorage.clear();
  answerCalls({});
  open();
  await screen.findByText('Arrived at /cart');
});
