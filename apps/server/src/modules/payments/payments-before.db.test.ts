import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { payments } from '../../db/schema/index.ts';
import { paths } from '../../paths.ts';
import { buildProduct } from '../../testing/factories.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { buildOrderBody, staffOf } from '../../testing/orders.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { useBuyer } from '../../testing/use-buyer.ts';

const { shop, buyer, db, place } = useBuyer();

/** An order of two shops, for 10,000 and 3,000. */
async function order() {
  const lines = [];
  for (const priceRwf of [10_000, 3_000]) {
    lines.push({ productId: (await buildProduct(db(), { priceRwf, discountPercent: 0 })).id, quantity: 1 });
  }
  const { orderId } = await place(buildOrderBody(lines));
  const { parts } = await shop().orders.getOrder(orderId, buyer().customer.id);
  const small = parts.find(({ itemsRwf }) => itemsRwf === 3_000);
  const drop = () => shop().orders.changePartStatus(small?.id ?? '', small?.sellerId ?? '', 'cancelled', 'seller');
  return { orderId, drop };
}

/** What later migrations ask of a payment was not asked then. */
beforeAll(async () => {
  for (const rule of ['payments_refund_says_why', 'payments_refund_of_return', 'payments_by_whom']) {
    await shop().database.pool.query(`ALTER TABLE payments DROP CONSTRAINT ${rule}`);
  }
});

const readPayments = () =>
  db()
    .select({ orderId: payments.orderId, amountRwf: payments.amountRwf, actor: payments.actor, note: payments.note })
    .from(payments)
    .orderBy(asc(payments.orderId), asc(payments.amountRwf));

/** What the migration that asks why money went back finds out about the money of before. */
async function readBackfill(): Promise<string> {
  const name = (await readdir(paths.migrations)).find((file) => file.endsWith('_refunds-say-why.sql')) ?? '';
  const migration = await readFile(path.join(paths.migrations, name), 'utf8');
  return migration.slice(
    migration.indexOf('WITH "closed"'),
    migration.indexOf('ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_says_why"'),
  );
}

it('are written down by the migration as they would have been at the time', async () => {
  const [unpaid, whole, less, later, back] = [
    await order(),
    await order(),
    await order(),
    await order(),
    await order(),
  ];
  await unpaid.drop();
  await less.drop();
  for (const { orderId } of [whole, less, later, back])
    await shop().orders.markPaid(orderId, await staffOf(shop(), orderId), { houseNote: 'MoMo 8731' });
  await later.drop();
  await back.drop();
  await shop().orders.markRefunded(back.orderId, await staffOf(shop(), back.orderId), { refundFor: 'other' });
  const written = await readPayments();
  expect(written.map(({ amountRwf }) => amountRwf).toSorted((one, other) => one - other)).toEqual([
    -13_000,
    7_000 + 3_000,
    13_000,
    13_000,
    13_000,
  ]);
  await db().delete(payments);
  const migration = await readFile(path.join(paths.migrations, '0023_payments.sql'), 'utf8');
  await shop().database.pool.query(migration.slice(migration.indexOf('WITH "settled"')));
  expect(await readPayments()).toEqual(written);
  await shop().database.pool.query(await readBackfill());
  await assertBooksBalance(shop().database.pool);
});

it('say afterwards which return they were given back for, and who marked an order as paid', async () => {
  const { orderId } = await order();
  const by = await staffOf(shop(), orderId);
  const { parts } = await shop().orders.getOrder(orderId, buyer().customer.id);
  for (const { id, sellerId } of parts) {
    for (const to of ['processing', 'warehouse', 'placed'] as const) {
      await shop().orders.changePartStatus(id, sellerId, to, 'seller');
    }
  }
  await shop().orders.markPaid(orderId, by);
  const { lines } = await shop().returns.listOfOrder(orderId, buyer().customer.id);
  const asked = lines.map(({ id }) => ({ _id: id, quantity: 1 }));
  const why = { reason: 'faulty', text: '', pictures: [] } as const;
  await shop().returns.ask(orderId, buyer().customer.id, { ...why, pictures: [], lines: asked });
  const office = { ...(await signInSeller(shop(), { role: 'admin' })).seller, role: 'admin', sessionId: '' } as const;
  for (const { id } of (await shop().returns.listOfOrder(orderId, buyer().customer.id)).rows) {
    await shop().returns.decide(office, id, { isAccepted: true, answer: '' });
    const { refund } = await shop().returns.receive(office, id, { restock: [], units: [] });
    await shop().returns.close(office, id, { refund: refund.mostRwf });
  }
  const read = () =>
    shop().database.pool.query(
      'SELECT refund_for, return_id, part_id, staff_id FROM payments WHERE order_id = $1 ORDER BY amount_rwf',
      [orderId],
    );
  const { rows: written } = await read();
  expect(written).toHaveLength(3);
  await shop().database.pool.query(`UPDATE payments SET refund_for = NULL, return_id = NULL, part_id = NULL,
    staff_id = CASE WHEN amount_rwf < 0 THEN staff_id END WHERE order_id = '${orderId}'`);
  await shop().database.pool.query(await readBackfill());
  expect((await read()).rows).toEqual(written);
  await assertBooksBalance(shop().database.pool);
});
