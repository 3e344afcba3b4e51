import { limits } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { buildOrderBody } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const { shop, db, place } = useBuyer();

async function openSeller(role: 'seller' | 'admin' = 'seller') {
  const { seller, token, headers } = await signInSeller(shop(), { role });
  return { id: seller.id, headers, api: createTestSellerClient(shop(), token) };
}

type TestSeller = Awaited<ReturnType<typeof openSeller>>;

async function order(sellers: TestSeller[], quantity = 1) {
  const goods = await Promise.all(
    sellers.map(({ id }) => buildProduct(db(), { sellerId: id, priceRwf: 40_000, warrantyMonths: 12 })),
  );
  const { orderId } = await place(buildOrderBody(goods.map(({ id: productId }) => ({ productId, quantity }))));
  return { orderId, names: goods.map(({ name }) => name) };
}

describe('papers', () => {
  it('of a shop show its own parts and its own money; those of the office whole orders', async () => {
    const [first, second, office] = [await openSeller(), await openSeller(), await openSeller('admin')];
    const { orderId, names } = await order([first, second]);
    const own = JSON.stringify(await first.api.getPapers({ query: { kind: 'slip', order: [orderId] } }));
    expect(own).toContain(names[0]);
    expect(own).toContain('Collect RWF\u00a040,000');
    expect(own).toContain(`http://shop.test/seller/orders/${orderId}`);
    expect(own).not.toContain(names[1]);
    const whole = JSON.stringify(await office.api.getAnyPapers({ query: { kind: 'slip', order: [orderId] } }));
    for (const name of names) expect(whole).toContain(name);
    expect(whole).toContain('Collect RWF\u00a080,000');
  });

  it('strike a cancelled part, count what stands, and show the warranty of what was handed over', async () => {
    const [first, second, office] = [await openSeller(), await openSeller(), await openSeller('admin')];
    const { orderId } = await order([first, second]);
    const params = { orderId };
    await second.api.changeSellerOrderStatus({ params, body: { status: 'cancelled' } });
    for (const status of ['processing', 'warehouse', 'placed'] as const) {
      await first.api.changeSellerOrderStatus({ params, body: { status } });
    }
    const { papers } = await office.api.getAnyPapers({ query: { kind: 'receipt', order: orderId } });
    const rows = papers[0]?.blocks.flatMap(({ rows: listed = [] }) => listed) ?? [];
    expect(rows.filter(({ isStruck }) => isStruck)).toMatchObject([{ note: 'Cancelled' }]);
    expect(rows.find(({ label }) => label === 'Total')?.value).toBe('RWF\u00a040,000');
    expect(papers[0]?.blocks.at(-1)?.content).toMatch(/^http:\/\/shop\.test\/verify\/[0-9A-Z-]+$/);
  });

  it('of many orders are one packing list, or as many slips', async () => {
    const seller = await openSeller();
    const orders = [await order([seller], 2), await order([seller], 3)].map(({ orderId }) => orderId);
    expect((await seller.api.getPapers({ query: { kind: 'packing', order: orders } })).papers).toHaveLength(1);
    expect((await seller.api.getPapers({ query: { kind: 'slip', order: orders } })).papers).toHaveLength(2);
  });

  it('of another shop’s orders are not there, not even beside own ones', async () => {
    const [owner, stranger] = [await openSeller(), await openSeller()];
    const { orderId } = await order([owner]);
    const { orderId: own } = await order([stranger]);
    const query = { kind: 'slip' as const, order: [own, orderId] };
    expect(await stranger.api.refusalOf.getPapers({ query })).toBe('not_found');
    expect(await stranger.api.refusalOf.getPapersPdf({ query: { ...query, size: 'a5' } })).toBe('not_found');
    expect(await stranger.api.refusalOf.getAnyPapers({ query })).toBe('forbidden');
    expect(await stranger.api.refusalOf.getAnyPapersPdf({ query: { ...query, size: 'a5' } })).toBe('forbidden');
  });

  it('are refused when there are too many, none, or of a kind nobody knows', async () => {
    const { api, headers } = await openSeller();
    const many = Array.from({ length: limits.papersAtOnce + 1 }, (_, at) => `order-${at}`);
    expect(await api.refusalOf.getPapers({ query: { kind: 'slip', order: many } })).toBe('validation_failed');
    for (const query of ['kind=slip', 'kind=poster&order=x', 'order=x', 'kind=slip&order=']) {
      const answer = await shop().app.inject({ url: `/api/seller/papers?${query}`, headers });
      expect(answer.statusCode).toBe(400);
    }
    expect(await api.refusalOf.getPapers({ query: { kind: 'slip', order: ['none'] } })).toBe('not_found');
  });

  it.each(['a5', '80mm'])('come as a PDF on %s, to be saved', async (size) => {
    const seller = await openSeller();
    const { orderId } = await order([seller]);
    const url = `/api/seller/papers/pdf?kind=receipt&order=${orderId}&size=${size}`;
    const answer = await shop().app.inject({ url, headers: seller.headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt.pdf"',
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
  });
});
