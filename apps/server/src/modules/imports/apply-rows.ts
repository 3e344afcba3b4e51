import { randomBytes, randomUUID } from 'node:crypto';
import { actAs } from '../../db/audit.ts';
import { type Database, type Executor, isTaken } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { makeProductSlug, makeSlug } from '../../slug.ts';
import { deleteProducts, deleteUnusedBrands, insertBrands, type StockChange } from '../catalogue/index.ts';
import * as apply from './apply.repository.ts';
import type { Report } from './check-rows.ts';
import * as repository from './imports.repository.ts';
import { noteGrowth, planRows } from './plan.repository.ts';
import { wantPictures } from './remote-pictures.repository.ts';

/** Small enough that no checkout waits long for a product, large enough to be quick. */
const batchRows = 200;
const triesPerBatch = 3;
/** After so many rows, and whenever they have doubled, the planner is told. */
const firstGrowth = 500;

type Pending = readonly apply.PendingRow[];

const tail = () => `-${randomBytes(3).toString('hex')}`;

/**
 * Writes the rows of an import, or takes them back, a batch in a transaction: whatever ends it, it goes on with the
 * next batch when it is begun again. Answers false when it was stopped before the end.
 */
export async function applyRows(
  { database, now }: { database: Database; now(): Date },
  importId: string,
  isUndo: boolean,
  report: Report,
  isStopped: () => boolean,
): Promise<boolean> {
  let nextGrowth = firstGrowth;
  for (let attempt = 1; !isStopped();) {
    try {
      const done = await database.backgroundTransaction((tx) => (isUndo ? undoBatch : applyBatch)(tx, importId, now));
      if (done === undefined) return true;
      await report(done.done, done.total);
      if (!isUndo && done.done >= nextGrowth) {
        await database.backgroundTransaction(noteGrowth);
        nextGrowth = 2 * done.done;
      }
      attempt = 1;
    } catch (error) {
      // An address or a SKU was taken in the same moment; the next look sees it.
      if (!isTaken(error) || attempt === triesPerBatch) throw error;
      attempt += 1;
    }
  }
  return false;
}

async function applyBatch(tx: Executor, importId: string, now: () => Date) {
  const held = await repository.lockImport(tx, importId);
  if (held?.state !== 'applying') return undefined;
  const { sellerId, total } = held;
  const listed = await apply.listPending(tx, importId, false, batchRows);
  const [first, last] = [listed[0]?.row, listed.at(-1)?.row];
  if (first === undefined || last === undefined) {
    const counts = await repository.countVerdicts(tx, importId);
    await repository.updateImport(tx, importId, { state: 'applied', appliedAt: now(), done: total, counts });
    return undefined;
  }
  await apply.lockProducts(tx, idsOf(listed));
  await actAs(tx, sellerId);
  // Since the dry run products may have come, changed or gone: what is undone later is what is there now.
  await planRows(tx, held, { from: first, to: last });
  const pending = (await apply.listPending(tx, importId, false, batchRows)).filter(({ row }) => row <= last);
  const made = await addProducts(tx, { importId, sellerId }, pending);
  const changed = pending.filter(({ verdict }) => verdict === 'changed');
  const rows = rowsOf(changed);
  const stock = await apply.writeChanges(tx, importId, rows, 'new');
  await apply.markRows(tx, importId, rows, true);
  await apply.refuseLeft(tx, importId, rowsOf(pending));
  const productIds = [...made.productIds, ...idsOf(changed)];
  await wantPictures(tx, productIds);
  const done = Math.min(total, held.done + listed.length);
  const brandIds = [...held.brandIds, ...made.brandIds];
  await repository.updateImport(tx, importId, { done, brandIds, failure: '' });
  await noteChanges(tx, productIds, stock);
  return { done, total };
}

async function addProducts(tx: Executor, target: { importId: string; sellerId: string }, pending: Pending) {
  const fresh = pending.filter(({ verdict }) => verdict === 'new');
  const brands = [...new Set(pending.map(({ brand }) => brand).filter((brand) => brand !== ''))];
  const brandIds = await insertBrands(
    tx,
    brands.map((name) => ({ name, slug: makeSlug(name) + tail() })),
  );
  const slugs = fresh.map(makeProductSlug);
  const taken = await apply.listTakenSlugs(tx, slugs);
  const products = fresh.map(({ row }, place) => {
    const wanted = slugs[place] ?? '';
    const slug = taken.has(wanted) ? wanted + tail() : wanted;
    taken.add(wanted);
    return { row, id: randomUUID(), slug };
  });
  if (products.length > 0) await apply.insertRows(tx, target, products);
  return { productIds: products.map(({ id }) => id), brandIds };
}

async function undoBatch(tx: Executor, importId: string, now: () => Date) {
  const held = await repository.lockImport(tx, importId);
  if (held?.state !== 'undoing') return undefined;
  const pending = await apply.listPending(tx, importId, true, batchRows);
  if (pending.length === 0) {
    await deleteUnusedBrands(tx, held.brandIds);
    const change = { state: 'undone' as const, undoneAt: now(), done: held.total, brandIds: [] };
    await repository.updateImport(tx, importId, change);
    return undefined;
  }
  await apply.lockProducts(tx, idsOf(pending));
  await actAs(tx, held.sellerId);
  const stock = await apply.writeChanges(tx, importId, rowsOf(pending), 'old');
  await wantPictures(tx, idsOf(pending));
  await deleteProducts(tx, idsOf(pending.filter(({ verdict }) => verdict === 'new')));
  await apply.markRows(tx, importId, rowsOf(pending), false);
  const done = Math.min(held.total, held.done + pending.length);
  await repository.updateImport(tx, importId, { done, failure: '' });
  await noteChanges(tx, idsOf(pending), stock);
  return { done, total: held.total };
}

const rowsOf = (pending: Pending) => pending.map(({ row }) => row);
const idsOf = (pending: Pending) => pending.flatMap(({ productId }) => (productId === null ? [] : [productId]));

async function noteChanges(tx: Executor, productIds: string[], stock: StockChange[]): Promise<void> {
  await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds } });
  if (stock.length > 0) await noteEvent(tx, { type: 'stock.changed', payload: { products: stock } });
}
