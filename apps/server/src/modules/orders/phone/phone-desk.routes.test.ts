import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers, products } from '../../../db/schema/index.ts';
import { deliverTo } from '../../../testing/orders.ts';
import { signInSeller } from '../../../testing/sign-in-seller.ts';
import { bodyOf, newPhone, usePhoneDesk } from '../../../testing/phone-desk.ts';
import { useBuyer } from '../../../testing/use-buyer.ts';

const { shop, buyer } = useBuyer();
const { db, openDesk, take, findCustomers } = usePhoneDesk(shop);

describe('what staff may see', () => {
  it('is their own products, by words or SKU, with what is left of them', async () => {
    const { api, product } = await openDesk();
    const other = await openDesk();
    const found = await api.findCounterProducts({ query: { search: product.sku?.toLowerCase() ?? '' } });
    expect(found.products).toMatchObject([{ _id: product.id, price: 10_000, stock: 5, sku: product.sku }]);
    const others = { search: other.product.name };
    expect((await api.findCounterProducts({ query: others })).products).toEqual([]);
    const office = await openDesk('admin');
    expect((await office.api.findCounterProducts({ query: others })).products).toMatchObject([
      { _id: other.product.id, shopName: other.seller.shopName },
    ]);
    await db().update(products).set({ publishedAt: null }).where(eq(products.id, product.id));
    expect((await api.findCounterProducts({ query: { search: product.name } })).products).toEqual([]);
    expect((await api.findCounterProducts({ query: { search: '%' } })).products).toEqual([]);
  });

  it('is what was scanned: by the whole barcode alone, and never another shop’s', async () => {
    const barcode = '4006381333931';
    const [desk, other, office] = [await openDesk(), await openDesk(), await openDesk('admin')];
    const carry = ({ id }: { id: string }) => db().update(products).set({ barcode }).where(eq(products.id, id));
    await carry(other.product);
    const find = async ({ api }: typeof desk, search: string) =>
      (await api.findCounterProducts({ query: { search } })).products.map(({ _id }) => _id);
    expect(await find(desk, barcode)).toEqual([]);
    await carry(desk.product);
    for (const search of [barcode, `0${barcode}`, '4 006381 333931'])
      expect(await find(desk, search)).toEqual([desk.product.id]);
    expect(await find(desk, barcode.slice(0, -1))).toEqual([]);
    expect(new Set(await find(office, barcode))).toEqual(new Set([desk.product.id, other.product.id]));
  });

  it('is no order with another shop’s product, which the office may take', async () => {
    const { headers, api, product } = await openDesk();
    const other = await openDesk();
    const phone = newPhone();
    const mixed = bodyOf(product.id, phone, {
      lines: [product, other.product].map(({ id }) => ({ productId: id, quantity: 1 })),
    });
    expect((await take(headers, mixed)).statusCode).toBe(404);
    expect(await api.refusalOf.quotePhoneOrder({ body: { lines: mixed.lines } })).toBe('not_found');
    expect(await findCustomers(phone)).toEqual([]);
    const office = await openDesk('admin');
    const taken = await take(office.headers, mixed);
    expect(taken.statusCode).toBe(201);
    const { order } = await api.getSellerOrder({ params: taken.json<{ orderId: string }>() });
    expect(order.timeline).toMatchObject([{ actor: 'admin', note: `Taken by phone by ${office.seller.shopName}` }]);
  });

  it('is of a customer a name and a sector, by the whole number alone', async () => {
    const { headers, api, product } = await openDesk();
    const phone = newPhone();
    expect(await api.findCounterCustomer({ body: { phone } })).toEqual({});
    await take(headers, bodyOf(product.id, phone));
    const other = await openDesk();
    expect(await other.api.findCounterCustomer({ body: { phone } })).toEqual({
      customer: { name: 'Aline Uwase', area: 'Remera' },
    });
    expect(await other.api.refusalOf.findCounterCustomer({ body: { phone: phone.slice(0, 9) } })).toBe(
      'validation_failed',
    );
  });

  it('is nothing of a customer the office has blocked, for whom no order is taken', async () => {
    const { headers, api, product } = await openDesk();
    const phone = newPhone();
    await take(headers, bodyOf(product.id, phone));
    await db().update(customers).set({ blockedAt: new Date() }).where(eq(customers.phone, phone));
    expect(await api.refusalOf.findCounterCustomer({ body: { phone } })).toBe('account_blocked');
    expect((await take(headers, bodyOf(product.id, phone))).statusCode).toBe(403);
  });
});

describe('the counter', () => {
  const asked = [
    ['GET', '/products?search=radio'],
    ['POST', '/customer'],
    ['POST', '/quote'],
    ['POST', '/orders'],
  ] as const;

  it.each(asked)('%s %s is closed to everybody but staff', async (method, path) => {
    const url = `/api/seller/counter${path}`;
    const suspended = await signInSeller(shop(), { status: 'suspended' });
    for (const headers of [{}, buyer().headers, suspended.headers]) {
      const answer = await shop().app.inject({ method, url, headers, ...(method === 'POST' ? { payload: {} } : {}) });
      expect([401, 403]).toContain(answer.statusCode);
    }
  });

  it.each([
    ['a number that is none', { phone: '12' }, 'Enter a phone number such as 0788 123 456'],
    ['no name for a new customer', { name: undefined }, 'Name is required'],
    ['nothing ordered', { lines: [] }, 'The order is empty'],
    ['no product', { lines: [{ quantity: 1 }] }, 'Product is required'],
    ['half an address', { shipping_info: { ...deliverTo, area: ' ' } }, 'Area is required'],
  ])('refuses %s with a sentence', async (_what, given, sentence) => {
    const { headers, product } = await openDesk();
    const answer = await take(headers, { ...bodyOf(product.id, newPhone()), ...given });
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(sentence);
  });
});
