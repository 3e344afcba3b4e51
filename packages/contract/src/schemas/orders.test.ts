import { describe, expect, it } from 'vitest';
import { describeValidation } from './errors.ts';
import { placeOrderBody, quoteOrderBody } from './orders.ts';

const shipping = {
  name: 'Aline Uwase',
  address: 'KG 11 Ave 5',
  phone: '+250788000000',
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
      contact: { by: 'phone', from: undefined, until: undefined },
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

  it('keeps a phone number of Rwanda in one form, and any other as it was written', () => {
    const phoneOf = (phone: string) =>
      placeOrderBody.parse(buildOrder({ shipping_info: { ...shipping, phone } })).shippingInfo.phone;
    expect(phoneOf('0788 000 000')).toBe('+250788000000');
    expect(phoneOf('ask at the gate')).toBe('ask at the gate');
  });

  it('reads how and when to call', () => {
    const asked = {
      contact_by: 'whatsapp',
      contact_from: '2026-11-16T08:00:00+02:00',
      contact_until: '2026-11-16T10:00:00.000Z',
    };
    expect(placeOrderBody.parse(buildOrder(asked)).contact).toEqual({
      by: 'whatsapp',
      from: new Date('2026-11-16T06:00:00Z'),
      until: new Date('2026-11-16T10:00:00Z'),
    });
  });

  const line = { _id: 'line1', quantity: 1 };
  const linesOf = (count: number) => Array.from({ length: count }, () => line);

  it.each([
    ['no products', { products: undefined }, 'products'],
    ['an empty list', { products: [] }, 'products'],
    ['empty groups only', { products: [{ products: [] }] }, 'products'],
    ['products as text', { products: 'all' }, 'products'],
    ['a group of null', { products: [null] }, 'products.0'],
    ['a line naming nothing', { products: [{ products: [{ quantity: 1 }] }] }, 'products.0.products.0'],
    ['101 lines', { products: [{ products: linesOf(60) }, { products: linesOf(41) }] }, 'products'],
    ['an amount as text', { price: '1' }, 'price'],
    ['no delivery details', { shipping_info: undefined }, 'shipping_info'],
    ['a blank field', { shipping_info: { ...shipping, city: ' ' } }, 'shipping_info.city'],
    ['a missing field', { shipping_info: { ...shipping, post: undefined } }, 'shipping_info.post'],
    ['NUL in a field', { shipping_info: { ...shipping, area: 'a\0' } }, 'shipping_info.area'],
    ['a pigeon', { contact_by: 'pigeon' }, 'contact_by'],
    ['a time that is none', { contact_from: 'tomorrow', contact_until: '2026-11-16T10:00:00Z' }, 'contact_from'],
    ['a beginning without an end', { contact_from: '2026-11-16T10:00:00Z' }, 'contact_until'],
    ['an end without a beginning', { contact_until: '2026-11-16T10:00:00Z' }, 'contact_until'],
    [
      'an end before its beginning',
      { contact_from: '2026-11-16T10:00:00Z', contact_until: '2026-11-16T10:00:00Z' },
      'contact_until',
    ],
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

describe('quote an order', () => {
  it('reads the same lines as the order would', () => {
    const { lines } = placeOrderBody.parse(buildOrder());
    expect(quoteOrderBody.parse(buildOrder({ voucherCode: ' MURAHO10 ' }))).toEqual({
      userId: 'c1',
      place: { city: 'Gasabo', area: 'Remera' },
      voucherCode: 'MURAHO10',
      lines,
    });
  });

  it('refuses an empty one', () => {
    expect(quoteOrderBody.safeParse({ products: [{ products: [] }] }).success).toBe(false);
  });
});
