import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payments } from '../../db/schema/index.ts';
import { paths } from '../../paths.ts';
import { buildProduct } from '../../testing/factories.ts';
import { assertBooksBalance } from '../../testing/order-books.ts';
import { buildOrderBody } from '../../testing/orders.ts';
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

const readPayments = () =>
  db()
    .select({ orderId: payments.orderId, amountRwf: payments.amountRwf, actor: payments.actor, note: payments.note })
    .from(payments)
    .orderBy(asc(payments.orderId), asc(payments.amountRwf));

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
    await shop().orders.markPaid(orderId, 'admin', { houseNote: 'MoMo 8731' });
  await later.drop();
  await back.drop();
  await shop().orders.markRefunded(back.orderId, 'admin');
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
  await assertBooksBalance(shop().database.pool);
});
