import { describe, expect, it } from 'vitest';
import { describeValidation } from './errors.ts';
import { placeOrderBody } from './orders.ts';

const shipping = {
  name: 'Aline Uwase',
  address: 'KG 11 Ave 5',
  phone: '0788 000 000',
  post: 'N/A',
  province: 'Kigali',
  city: 'Gasabo',
  area: 'Remera',
};

function buildOrder(overrides: Record<string, unknown> = {}) {
  return {
    userId: 'c1',
    price: 90_000,
    shipping_fee: 0,
    items: 2,
    products: [{ sellerId: 's1', shopName: 'Urumuri', products: [{ _id: 'line1', quantity: 2 }] }],
    shipping_info: shipping,
    navigate: {},
    ...overrides,
  };
}

function failingFields(body: unknown): string[] {
  const result = placeOrderBody.safeParse(body);
  return result.error ? Object.keys(describeValidation(result.error).details) : [];
}

describe('place order', () => {
  it('reads products, quantities and delivery, and keeps amounts apart as what was seen', () => {
    expect(placeOrderBody.parse(buildOrder())).toEqual({
      userId: 'c1',
      lines: [{ productId: undefined, cartLineId: 'line1', quantity: 2 }],
      shippingInfo: shipping,
      voucherCode: undefined,
      seen: { price: 90_000, shippingFee: 0, items: 2, total: undefined },
    });
  });

  it('reads Buy Now, whose only line has no id of its own', () => {
    const products = [{ products: [{ quantity: 1, productInfo: { _id: 'p1', price: 1, name: 'forged' } }] }];
    expect(placeOrderBody.parse(buildOrder({ products })).lines).toEqual([
      { productId: 'p1', cartLineId: undefined, quantity: 1 },
    ]);
  });

  it('takes the delivery details under either name', () => {
    const body = buildOrder({ shipping_info: undefined, shippingInfo: shipping });
    expect(placeOrderBody.parse(body).shippingInfo).toEqual(shipping);
  });

  const line = { _id: 'line1', quantity: 1 };

  it.each([
    ['no products', { products: undefined }, 'products'],
    ['an empty list', { products: [] }, 'products'],
    ['empty groups only', { products: [{ products: [] }] }, 'products'],
    ['products as text', { products: 'all' }, 'products'],
    ['a group of null', { products: [null] }, 'products.0'],
    ['a line naming nothing', { products: [{ products: [{ quantity: 1 }] }] }, 'products.0.products.0'],
    ['101 lines', { products: [{ products: Array(60).fill(line) }, { products: Array(41).fill(line) }] }, 'products'],
    ['an amount as text', { price: '1' }, 'price'],
    ['no delivery details', { shipping_info: undefined }, 'shipping_info'],
    ['a blank field', { shipping_info: { ...shipping, city: ' ' } }, 'shipping_info.city'],
    ['a missing field', { shipping_info: { ...shipping, post: undefined } }, 'shipping_info.post'],
    ['NUL in a field', { shipping_info: { ...shipping, area: 'a\0' } }, 'shipping_info.area'],
    ['a phone of 33 characters', { shipping_info: { ...shipping, phone: '7'.repeat(33) } }, 'shipping_info.phone'],
  ])('refuses %s and names the field', (_case, overrides, field) => {
    expect(failingFields(buildOrder(overrides))).toEqual([field]);
  });

  it.each([0, -5, 100, 1e9, 1.5, '2', true, [2], null])('refuses the quantity %j', (quantity) => {
    const products = [{ products: [{ ...line, quantity }] }];
    expect(failingFields(buildOrder({ products }))).toEqual(['products.0.products.0.quantity']);
  });

  it('says everything that is wrong with the delivery details at once', () => {
    expect(failingFields(buildOrder({ shipping_info: {} }))).toHaveLength(7);
  });
});
