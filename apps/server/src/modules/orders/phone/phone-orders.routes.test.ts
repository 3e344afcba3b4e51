import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers, orderEvents, orders, products, vouchers } from '../../../db/schema/index.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { openMailShop, soon } from '../../../testing/mail-shop.ts';
import { buildOrderBody, deliverTo, placeOrder } from '../../../testing/orders.ts';
import { openSmsGateway } from '../../../testing/sms-gateway.ts';
import { bodyOf, newPhone, usePhoneDesk } from '../../../testing/phone-desk.ts';

const gateway = openSmsGateway();
const { shop, buyer } = openMailShop(gateway.settings);

const { db, openDesk, take, findCustomers } = usePhoneDesk(shop);

const post = (path: string, payload: object) => shop().app.inject({ method: 'POST', url: `/api${path}`, payload });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

async function readStock(productId: string) {
  const [row] = await db().select().from(products).where(eq(products.id, productId));
  return row && row.stock - row.reserved;
}

const listOrders = (headers: { authorization: string }, customerId: string) =>
  shop().app.inject({ url: `/api/home/customer/get-orders/${customerId}/all`, headers });

const textsTo = (phone: string) => gateway.accepted.filter(({ to }) => to === phone).map(({ text }) => text);

/** The code that was sent to the number. */
async function codeFor(phone: string): Promise<string> {
  const find = () => textsTo(phone).flatMap((text) => /(\d{6}) is your/.exec(text)?.[1] ?? []);
  await soon(() => expect(find()).not.toEqual([]));
  return find().at(-1) ?? '';
}

describe('an order by phone', () => {
  it('makes a customer of a new number, holds the stock and says who took it', async () => {
    const { seller, headers, api, product } = await openDesk();
    const phone = newPhone();
    const answer = await take(headers, bodyOf(product.id, '0' + phone.slice(4)));
    expect(answer.statusCode).toBe(201);
    const { orderId } = answer.json<{ orderId: string }>();
    expect(await findCustomers(phone)).toMatchObject([{ name: 'Aline Uwase', email: null, passwordHash: null }]);
    expect(await readStock(product.id)).toBe(3);
    const events = await db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    expect(events).toMatchObject([{ actor: 'seller', staffId: seller.id }]);
    const { order } = await api.getSellerOrder({ params: { orderId } });
    expect(order).toMatchObject({
      customerName: 'Aline Uwase',
      items: 2,
      delivery_status: 'pending',
      awaitsCall: false,
    });
    expect(order).not.toHaveProperty('expiresAt');
    expect(order.timeline).toMatchObject([{ actor: 'seller', note: `Taken by phone by ${seller.shopName}` }]);
  });

  it('goes to the account whose number it is, and not to one that only wrote it on an order', async () => {
    const { headers, product } = await openDesk();
    const phone = newPhone();
    const written = buildOrderBody([{ productId: product.id, quantity: 1 }], {
      shipping_info: { ...deliverTo, phone },
    });
    await placeOrder(shop(), buyer(), written);
    await take(headers, bodyOf(product.id, phone, { lines: [{ productId: product.id, quantity: 1 }] }));
    expect(await db().$count(orders, eq(orders.customerId, buyer().customer.id))).toBe(1);

    const proven = newPhone();
    await db().update(customers).set({ phone: proven }).where(eq(customers.id, buyer().customer.id));
    await take(headers, bodyOf(product.id, proven, { lines: [{ productId: product.id, quantity: 1 }] }));
    expect(await db().$count(orders, eq(orders.customerId, buyer().customer.id))).toBe(2);
  });

  it('is one order however often it is pressed, also for a new customer and at the same moment', async () => {
    const { headers, product } = await openDesk();
    const phone = newPhone();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => take(headers, bodyOf(product.id, phone), key)));
    answers.push(await take(headers, bodyOf(product.id, phone), key));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.json<{ orderId: string }>().orderId)).size).toBe(1);
    expect(await findCustomers(phone)).toHaveLength(1);
    expect(await readStock(product.id)).toBe(3);
    const other = bodyOf(product.id, phone, { lines: [{ productId: product.id, quantity: 1 }] });
    expect(codeOf(await take(headers, other, key))).toBe('idempotency_conflict');
  });

  it('races the web for the last one, and only one of them gets it', async () => {
    const { headers, seller } = await openDesk();
    const last = await buildProduct(db(), { sellerId: seller.id, stock: 1 });
    const line = { productId: last.id, quantity: 1 };
    const phone = newPhone();
    const [web, counter] = await Promise.all([
      placeOrder(shop(), buyer(), buildOrderBody([line])),
      take(headers, bodyOf(last.id, phone, { lines: [line] })),
    ]);
    expect(new Set([web.statusCode, counter.statusCode])).toEqual(new Set([201, 409]));
    expect(await readStock(last.id)).toBe(0);
    // Nothing is left of what was refused, not even its customer.
    expect(await findCustomers(phone)).toHaveLength(counter.statusCode === 201 ? 1 : 0);
  });

  it('keeps to the limit of one customer, and to the total that was said', async () => {
    const { headers, api, seller } = await openDesk();
    const many = await buildProduct(db(), { sellerId: seller.id, stock: 50 });
    const phone = newPhone();
    await take(headers, bodyOf(many.id, phone, { lines: [{ productId: many.id, quantity: 15 }] }));
    const more = { lines: [{ productId: many.id, quantity: 6 }] };
    const quote = await api.quotePhoneOrder({ body: { ...more, phone } });
    expect(quote.products[0]?.products[0]).toMatchObject({ quantity: 6, most: 5 });
    expect(codeOf(await take(headers, bodyOf(many.id, phone, more)))).toBe('order_limit');
    const cheaper = bodyOf(many.id, phone, { lines: [{ productId: many.id, quantity: 1 }], total: 1 });
    expect(codeOf(await take(headers, cheaper))).toBe('price_changed');
  });

  it('is priced as the web prices it, with a voucher', async () => {
    const { headers, api, seller, product } = await openDesk();
    const code = `V${seller.id.slice(0, 8)}`.toUpperCase();
    await db().insert(vouchers).values({ code, percentOff: 10 });
    const body = { lines: [{ productId: product.id, quantity: 2 }], voucherCode: code };
    const quote = await api.quotePhoneOrder({ body });
    expect(quote).toMatchObject({ price: 20_000, voucher_discount: 2000, items: 2 });
    expect(quote.total).toBe(18_000 + quote.shipping_fee);
    const answer = await take(headers, bodyOf(product.id, newPhone(), { voucherCode: code, total: quote.total }));
    expect(answer.json()).toMatchObject({ price: quote.total });
  });
});

describe('whom it concerns', () => {
  it('is told by SMS, and finds the order in the account the code opens', async () => {
    const { headers, product } = await openDesk();
    const phone = newPhone();
    const { orderId } = (await take(headers, bodyOf(product.id, phone))).json<{ orderId: string }>();
    await soon(() => expect(textsTo(phone)).toHaveLength(1));

    expect((await post('/customer/phone-login', { phone, code: '000000' })).statusCode).toBe(401);
    expect((await post('/customer/phone-login', { phone, password: 'anything' })).statusCode).toBe(401);

    await post('/customer/sign-in-code', { phone });
    const entered = await post('/customer/phone-login', { phone, code: await codeFor(phone) });
    const authorization = `Bearer ${entered.json<{ token: string }>().token}`;
    const [customer] = await findCustomers(phone);
    const listed = await listOrders({ authorization }, customer?.id ?? '');
    expect(listed.json()).toMatchObject({ orders: [{ _id: orderId, shippingInfo: { email: '' } }] });
    const reach = await shop().app.inject({ url: '/api/customer/reach', headers: { authorization } });
    expect(reach.json()).toMatchObject({ email: '', phone });
  });

  it('chooses a password by a link to the number, and signs in with both', async () => {
    const { headers, product } = await openDesk();
    const phone = newPhone();
    await take(headers, bodyOf(product.id, phone));
    await post('/customer/forgot-password', { account: 'customer', to: phone });
    const find = () => textsTo(phone).flatMap((text) => /reset-password#([\w.-]+)/.exec(text)?.[1] ?? []);
    await soon(() => expect(find()).toHaveLength(1));
    const password = 'the caller’s password';
    const chosen = { token: find()[0], newPassword: password, confirmPassword: password };
    expect((await post('/customer/reset-password', chosen)).statusCode).toBe(200);
    expect((await post('/customer/phone-login', { phone, password })).statusCode).toBe(200);
  });

  it('finds it in their own account once that has proved the number', async () => {
    const { headers, product } = await openDesk();
    const phone = newPhone();
    const { orderId } = (await take(headers, bodyOf(product.id, phone))).json<{ orderId: string }>();
    const own = buyer();
    const ask = (path: string, payload: object) =>
      shop().app.inject({ method: 'POST', url: `/api${path}`, payload, headers: own.headers });
    await ask('/customer/phone', { phone });
    // Claimed, and not proved: nothing of it is theirs.
    expect((await listOrders(own.headers, own.customer.id)).json()).toMatchObject({ orders: [] });
    const code = await codeFor(phone);
    expect((await ask('/customer/confirm-phone', { code })).statusCode).toBe(200);
    expect((await listOrders(own.headers, own.customer.id)).json()).toMatchObject({ orders: [{ _id: orderId }] });
    expect(await findCustomers(phone)).toMatchObject([{ id: own.customer.id }]);
    expect(await readStock(product.id)).toBe(3);
  });

  it('gets it in that account, too, when it is taken in the very moment of the proof', async () => {
    const { headers, product } = await openDesk();
    const phone = newPhone();
    const [caller] = await db().insert(customers).values({ name: 'Aline', phone }).returning();
    const client = await shop().database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from customers where id = $1 for update', [caller?.id]);
      const taking = take(headers, bodyOf(product.id, phone));
      await soon(async () => {
        const { rows } = await client.query(`select from pg_locks where not granted`);
        expect(rows).toHaveLength(1);
      });
      await client.query('delete from customers where id = $1', [caller?.id]);
      await client.query('update customers set phone = $1 where id = $2', [phone, buyer().customer.id]);
      await client.query('commit');
      expect((await taking).statusCode).toBe(201);
    } finally {
      client.release();
    }
    expect(await db().$count(orders, eq(orders.customerId, buyer().customer.id))).toBe(1);
  });
});
