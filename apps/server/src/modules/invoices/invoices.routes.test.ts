import type { Paper } from '@urumuri/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invoices, payments, products, sellers, vouchers } from '../../db/schema/index.ts';
import { buildProduct } from '../../testing/factories.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { buildOrderBody } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInCustomer, type SignedIn } from '../../testing/sign-in.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { useReturnDesk } from '../../testing/use-return-desk.ts';
import { takeNumber } from './invoices.repository.ts';

const {
  shop,
  buyer,
  db,
  desk,
  office,
  seller,
  place,
  deliver,
  read: readReturns,
  askFor,
  accept,
  receive,
  close,
} = useReturnDesk();

const register = (sellerId: string) => db().update(sellers).set({ tin: '123456789' }).where(eq(sellers.id, sellerId));

beforeEach(() => register(seller().seller.id));
afterEach(() => assertBooksBalance(shop().database.pool));

async function order(quantity = 2, priceRwf = 59_000) {
  const { id: productId } = await buildProduct(db(), { sellerId: seller().seller.id, priceRwf, stock: 20 });
  return { productId, ...(await place(buildOrderBody([{ productId, quantity }]))) };
}

const papersOf = async (orderId: string) => (await desk().getSellerInvoices({ params: { orderId } })).invoices;
const sums = async (orderId: string) => (await papersOf(orderId)).map(({ kind, total, vat }) => [kind, total, vat]);
const numbers = async (orderId: string) => (await papersOf(orderId)).map(({ number }) => number);
const issue = (orderId: string) => desk().issueInvoice({ params: { orderId } });
const read = ({ title, blocks }: Paper) =>
  [
    title,
    ...blocks.flatMap(({ lines, rows = [] }) => [...lines, ...rows.map((row) => Object.values(row).join(' | '))]),
  ].map((line) => line.replaceAll('\u00a0', ' '));

const ask = (method: 'GET' | 'POST', path: string, payload?: object, { headers }: SignedIn = buyer()) =>
  shop().app.inject({ method, url: `/api/home/customer/${path}`, headers, ...(payload && { payload }) });

describe('an invoice', () => {
  it('is issued by the delivery, with the VAT its prices include, and its customer has it', async () => {
    const first = await deliver({ quantity: 3 });
    const { orderId } = await deliver({ quantity: 1 });
    expect(await numbers(first.orderId)).toEqual([1]);
    expect(await sums(orderId)).toEqual([['invoice', 10_000, 1525]]);
    const own = await ask('GET', `invoices/${orderId}`);
    expect(own.json()).toMatchObject({ canChange: false, invoices: [{ number: 2, total: 10_000, vat: 1525 }] });
    const { papers } = await desk().getPapers({ query: { kind: 'invoice', order: orderId } });
    const lines = papers.flatMap(read);
    for (const line of ['Invoice 2', 'TIN 123456789', '18% | RWF 1,525 | RWF 8,475 before VAT, RWF 10,000 with it']) {
      expect(lines).toContain(line);
    }
    const pdf = await ask('GET', `invoices/${orderId}/pdf`);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is issued earlier where staff say so, and follows what the order becomes', async () => {
    const { orderId, productId } = await order(2);
    await issue(orderId);
    expect(await sums(orderId)).toEqual([['invoice', 118_000, 18_000]]);
    expect(await desk().refusalOf.issueInvoice({ params: { orderId } })).toBe('order_status_conflict');
    await desk().changeOrder({
      params: { orderId },
      body: { lines: [{ productId, quantity: 3 }], revision: 0, reason: 'One more' },
    });
    await desk().changeSellerOrderStatus({ params: { orderId }, body: { status: 'cancelled' } });
    expect(await sums(orderId)).toEqual([
      ['invoice', 118_000, 18_000],
      ['credit_note', -118_000, -18_000],
      ['invoice', 177_000, 27_000],
      ['credit_note', -177_000, -27_000],
    ]);
    expect(await numbers(orderId)).toEqual([1, 2, 3, 4]);
    expect(await desk().refusalOf.issueInvoice({ params: { orderId } })).toBe('order_status_conflict');
  });

  it('is credited by what was paid for a line, where a discount was for one category only', async () => {
    const [dear, other] = [
      await buildProduct(db(), { sellerId: seller().seller.id, priceRwf: 30_000, stock: 20 }),
      await buildProduct(db(), { sellerId: seller().seller.id, priceRwf: 50_000, stock: 20 }),
    ];
    const voucher = { code: `V${crypto.randomUUID().slice(0, 8)}`, percentOff: 20, categoryId: dear.categoryId };
    await db().insert(vouchers).values(voucher);
    const lines = [dear, other].map(({ id: productId }) => ({ productId, quantity: 2 }));
    const { orderId } = await place(buildOrderBody(lines, { voucherCode: voucher.code }));
    const params = { orderId };
    for (const status of ['processing', 'warehouse', 'placed'] as const) {
      await desk().changeSellerOrderStatus({ params, body: { status } });
    }
    await desk().markSellerOrderPaid({ params });
    // What is another category's tomorrow was discounted all the same.
    await db().update(products).set({ categoryId: other.categoryId }).where(eq(products.id, dear.id));
    const { lines: returnable } = await readReturns(orderId);
    const bringBack = async (name: string, quantity: number) => {
      const lineId = returnable.find((line) => line.name === name)?._id ?? '';
      const returnId = await askFor({ orderId, lineId }, quantity);
      await accept(returnId);
      await receive(returnId, lineId, quantity);
      const { goods, mostRefund: most } = (await desk().getReturn({ params: { returnId } })).return;
      await close(returnId, most);
      return [goods, most];
    };
    expect(await bringBack(other.name, 1)).toEqual([50_000, 50_000]);
    expect(await bringBack(dear.name, 1)).toEqual([24_000, 24_000]);
    expect(await bringBack(dear.name, 1)).toEqual([24_000, 24_000]);
    expect((await sums(orderId)).map(([kind, total]) => [kind, total])).toEqual([
      ['invoice', 148_000],
      ['credit_note', -50_000],
      ['credit_note', -24_000],
      ['credit_note', -24_000],
    ]);
    const sales = await office().getReport({ params: { report: 'sales' }, query: { by: 'product' } });
    const soldOf = (name: string) => sales.rows.find(({ label }) => label === name)?.values.at(-1);
    expect([soldOf(dear.name), soldOf(other.name)]).toEqual([0, 50_000]);
  });

  it('is credited by what came back, less what the shop keeps of it, and never twice', async () => {
    const voucher = { code: `V${crypto.randomUUID().slice(0, 8)}`, amountOffRwf: 3001 };
    const sold = await deliver({ quantity: 3, voucher });
    const bringBack = async (quantity: number, refund: number) => {
      const returnId = await askFor(sold, quantity);
      await accept(returnId);
      await receive(returnId, sold.lineId, quantity);
      await close(returnId, refund);
    };
    await bringBack(1, 5000);
    await bringBack(2, 17_999);
    await desk().noteOrder({ params: { orderId: sold.orderId }, body: { note: 'A word', customerNote: '' } });
    const papers = await sums(sold.orderId);
    expect(papers.map(([kind, total]) => [kind, total])).toEqual([
      ['invoice', 26_999],
      ['credit_note', -5000],
      ['credit_note', -17_999],
    ]);
    // Of 26,999 there is left what the shop keeps: 4,000.
    expect(papers.reduce((sum, [, , vat]) => sum + Number(vat), 0)).toBe(610);
  });

  it('is voided whole, for a company is issued anew, and then says its name and TIN', async () => {
    const { orderId } = await deliver({ quantity: 1 });
    const params = { orderId };
    const company = { company: 'Isoko Ltd', tin: '987 654 321' };
    expect(await desk().refusalOf.saveSellerInvoiceRecipient({ params, body: company })).toBe('order_status_conflict');
    expect((await ask('POST', `invoice-recipient/${orderId}`, company)).statusCode).toBe(409);
    const [invoice] = await papersOf(orderId);
    const [invoiceId, body] = [invoice?._id ?? '', { reason: 'For a company' }];
    await desk().voidInvoice({ params: { invoiceId }, body });
    expect(await desk().refusalOf.voidInvoice({ params: { invoiceId }, body })).toBe('order_status_conflict');
    expect((await ask('POST', `invoice-recipient/${orderId}`, { ...company, tin: '12' })).statusCode).toBe(400);
    expect((await ask('POST', `invoice-recipient/${orderId}`, company)).statusCode).toBe(200);
    await issue(orderId);
    const { papers } = await office().getAnyPapers({ query: { kind: 'invoice', order: orderId } });
    expect(papers.map(({ title }) => title)).toEqual(['Invoice 1', 'Credit note 2', 'Invoice 3']);
    expect(papers.map((paper) => read(paper).includes('Isoko Ltd'))).toEqual([false, false, true]);
    expect(papers.flatMap(read)).toContain('TIN 987654321');
    expect(papers.flatMap(read)).toContain('For invoice 1: For a company');
  });

  it('stays as it was, whatever becomes of the shop, and nobody changes its row', async () => {
    const { orderId } = await deliver({ quantity: 1 });
    const print = () => desk().getPapers({ query: { kind: 'invoice', order: orderId } });
    const before = await print();
    await db().update(sellers).set({ tin: '111111111', phone: '1' }).where(eq(sellers.id, seller().seller.id));
    expect(await print()).toEqual(before);
    const ofOrder = eq(invoices.orderId, orderId);
    const refused = { cause: { code: '42501' } };
    await expect(db().update(invoices).set({ number: 99 }).where(ofOrder)).rejects.toMatchObject(refused);
    await expect(db().delete(invoices).where(ofOrder)).rejects.toMatchObject(refused);
  });

  it('of another shop or customer is not there', async () => {
    const { orderId } = await deliver({ quantity: 1 });
    const [invoice] = await papersOf(orderId);
    const { token } = await signInSeller(shop());
    const { refusalOf } = createTestSellerClient(shop(), token);
    const params = { orderId };
    expect(await refusalOf.getSellerInvoices({ params })).toBe('not_found');
    expect(await refusalOf.issueInvoice({ params })).toBe('not_found');
    expect(await refusalOf.saveSellerInvoiceRecipient({ params, body: { company: 'X', tin: '' } })).toBe('not_found');
    const body = { reason: 'Mine' };
    expect(await refusalOf.voidInvoice({ params: { invoiceId: invoice?._id ?? '' }, body })).toBe('not_found');
    expect(await refusalOf.getPapers({ query: { kind: 'invoice', order: orderId } })).toBe('not_found');
    const stranger = await signInCustomer(shop());
    const asked = [
      ask('GET', `invoices/${orderId}`, undefined, stranger),
      ask('GET', `invoices/${orderId}/pdf`, undefined, stranger),
      ask('POST', `invoice-recipient/${orderId}`, { company: 'X', tin: '' }, stranger),
    ];
    for (const answer of await Promise.all(asked)) expect(answer.statusCode).toBe(404);
  });

  it('of each shop of an order is its own, in a series of its own; a shop sees no other’s', async () => {
    const other = await signInSeller(shop());
    const goods = await Promise.all(
      [seller().seller.id, other.seller.id].map((sellerId) => buildProduct(db(), { sellerId, priceRwf: 11_800 })),
    );
    await deliver({ quantity: 1 });
    const { orderId } = await place(buildOrderBody(goods.map(({ id: productId }) => ({ productId, quantity: 1 }))));
    await office().issueInvoice({ params: { orderId } });
    const all = (await office().getSellerInvoices({ params: { orderId } })).invoices;
    // The other shop has no TIN: it charges no VAT.
    expect(new Set(all.map(({ number, vat }) => `${number}: ${vat}`))).toEqual(new Set(['1: 0', '2: 1800']));
    expect(await numbers(orderId)).toEqual([2]);
  });
});

it('twenty issued at once, one of them undone, have every number once', async () => {
  const orders = [];
  for (let at = 0; at < 20; at += 1) {
    orders.push(await order(1));
    // One customer may have so many open orders only.
    await db().execute(sql`update orders set payment_status = 'paid' where id = ${orders.at(-1)?.orderId ?? ''}`);
  }
  const undone = shop().database.transaction(async (tx) => {
    await takeNumber(tx, seller().seller.id);
    throw new Error('The power is cut');
  });
  const [failed] = await Promise.allSettled([undone, ...orders.map(({ orderId }) => issue(orderId))]);
  expect(failed.status).toBe('rejected');
  const given = await Promise.all(orders.map(({ orderId }) => numbers(orderId)));
  expect(given.flat().sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  await db().execute(
    sql`update orders set payment_status = 'unpaid' where id = any (${sql.param(orders.map(({ orderId }) => orderId))}::uuid[])`,
  );
});

describe('a day', () => {
  const today = () => new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString().slice(0, 10);

  /** Three invoices, the first issued just before midnight in Kigali, and one unit that came back of the last. */
  async function sellSome() {
    const [early] = [await deliver({ quantity: 1 }), await deliver({ quantity: 2, isPaid: false })];
    const last = await deliver({ quantity: 3 });
    const returnId = await askFor(last, 1);
    const reference = `=MP${crypto.randomUUID().slice(0, 8)}`;
    await accept(returnId);
    await receive(returnId, last.lineId, 1);
    await desk().closeReturn({
      params: { returnId },
      body: { refund: 10_000, method: 'Mobile money', reference },
    });
    await db().execute(sql`alter table invoices disable trigger invoices_kept`);
    await db().execute(sql`update invoices set issued_at = (${today()}::date)::timestamp at time zone 'Africa/Kigali'
      - interval '1 second' where order_id = ${early.orderId}`);
    await db().execute(sql`alter table invoices enable trigger invoices_kept`);
  }

  it('is closed with its numbers, its VAT by rate and its payments, for the shop and for the office', async () => {
    await sellSome();
    const closed = ['18% | RWF 6,102 | RWF 33,898 before VAT, RWF 40,000 with it', 'Total VAT | RWF 6,102 | true'];
    const own = read((await desk().getDayClosing({ query: {} })).paper);
    for (const line of closed) expect(own).toContain(line);
    expect(own.find((line) => line.includes('numbers'))).toMatch(
      /numbers 2 to 4 \| RWF 40,000 \| 2 invoices, 1 credit note$/,
    );
    expect(own.find((line) => line.startsWith('Mobile money'))).toBe(
      'Mobile money | RWF -10,000 | RWF 0 in, RWF 10,000 refunded',
    );
    const shopId = seller().seller.id;
    const asOffice = await office().getDayClosing({ query: { shop: shopId } });
    expect(read(asOffice.paper)).toEqual(own);
    const before = await desk().getDayClosing({
      query: { day: new Date(Date.parse(today()) - 1).toISOString().slice(0, 10) },
    });
    expect(read(before.paper).find((line) => line.includes('number '))).toMatch(/number 1 \| RWF 10,000 \| 1 invoice,/);
    // A shop that names another gets its own.
    const stranger = createTestSellerClient(shop(), (await signInSeller(shop())).token);
    expect(read((await stranger.getDayClosing({ query: { shop: shopId } })).paper)).toContain('None on this day.');
    expect(await office().refusalOf.getDayClosing({ query: { shop: 'none' } })).toBe('not_found');
    expect(await desk().refusalOf.getDayClosing({ query: { day: 'today' } })).toBe('validation_failed');
  });

  it('has a refund under how it was paid back, and where nobody said how, under that', async () => {
    const refund = async (body: Parameters<ReturnType<typeof desk>['closeReturn']>[0]['body']) => {
      const sold = await deliver({ quantity: 1 });
      const returnId = await askFor(sold);
      await accept(returnId);
      await receive(returnId, sold.lineId, 1);
      await desk().closeReturn({ params: { returnId }, body });
      return returnId;
    };
    await refund({ refund: 10_000, method: 'Cash' });
    await refund({ refund: 9000 });
    const old = await refund({ refund: 8000 });
    await db().update(payments).set({ method: 'Return' }).where(eq(payments.returnId, old));
    const lines = read((await desk().getDayClosing({ query: {} })).paper).filter((line) => line.includes('refunded'));
    expect(lines).toEqual([
      'Cash | RWF -10,000 | RWF 0 in, RWF 10,000 refunded',
      'Not specified | RWF -17,000 | RWF 0 in, RWF 17,000 refunded',
    ]);
  });

  it('is a file for the accountant, a line for each rate, in cells no spreadsheet calculates', async () => {
    await sellSome();
    const { text } = await desk().exportInvoices({ query: { from: today(), to: today() } });
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toContain('Date,Number,Kind,Shop,Order,Customer,TIN,Net RWF,VAT RWF,Gross RWF,VAT %');
    expect(lines.map((line) => line.split(',').slice(1, 3).concat(line.split(',').slice(7, 11)))).toEqual([
      ['2', 'Invoice', '16949', '3051', '20000', '18'],
      ['3', 'Invoice', '25424', '4576', '30000', '18'],
      ['4', 'Credit note', '-8475', '-1525', '-10000', '18'],
    ]);
    expect(lines[2]).toMatch(/,3,Mobile money,'=MP/);
    const stranger = createTestSellerClient(shop(), (await signInSeller(shop())).token);
    const other = await stranger.exportInvoices({ query: { shop: seller().seller.id } });
    expect(other.text.trim().split('\r\n')).toHaveLength(1);
  });
});
