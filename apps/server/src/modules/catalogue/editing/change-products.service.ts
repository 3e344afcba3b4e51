import type { ChangeProductsBody, ProductsChanged } from '@urumuri/contract';
import { AppError } from '../../../app-error.ts';
import { transactionAs } from '../../../db/audit.ts';
import type { Database } from '../../../db/client.ts';
import { noteEvent } from '../../../db/outbox.ts';
import { whenTaken } from '../../../db/rows.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Staff } from '../../../http/serve.ts';
import * as repository from './change-products.repository.ts';
import { changeValues } from './change-products.rules.ts';
import { takenWord } from './products.repository.ts';

const done: Record<ChangeProductsBody['kind'], string> = {
  visibility: 'changed',
  price: 'repriced',
  discount: 'reduced',
  stock: 'counted',
  delete: 'deleted',
  restore: 'brought back',
  values: 'saved',
};

/** Changes several products of a shop in one go; those that cannot be changed are named with the reason. */
export async function changeProducts(
  database: Database,
  { id: sellerId, personId }: Staff,
  body: ChangeProductsBody,
): Promise<ProductsChanged> {
  const givenById = new Map(body.products?.map((given) => [given._id.toLowerCase(), given]));
  const wanted = body.kind === 'values' ? [...givenById.keys()] : (body.productIds ?? []);
  const ids = [...new Set(wanted.map((id) => id.toLowerCase()))].filter(isUuid);
  return transactionAs(database, personId, async (tx) => {
    const changed: ProductsChanged['changed'] = [];
    const refused: ProductsChanged['refused'] = [];
    const standing = repository.standingAfter(body);
    const locked = await repository.lockProducts(tx, sellerId, ids);
    for (const held of locked) {
      const outcome = changeValues(held, body, givenById.get(held.id));
      const { id, name, price, discount, salePrice, stock } = held;
      if (!outcome.ok) refused.push({ _id: id, name, reason: outcome.reason });
      else if (body.kind !== 'visibility' || held.isPublished !== body.isPublished) {
        changed.push({ _id: id, before: { price, discount, stock, salePrice }, after: outcome.values });
      }
    }
    if (locked.length === 0) throw new AppError('not_found', 'There are no such products.');
    const message = describe(body, changed.length, refused);
    if (changed.length === 0 && refused.length > 0) throw new AppError('edit_conflict', message, { refused });
    const changedIds = changed.map(({ _id }) => _id);
    if (changedIds.length > 0) {
      if (standing) await whenTaken(repository.writeStanding(tx, standing, changedIds), refuseTaken);
      else {
        const values = changed.map(({ _id: id, after }) => ({ id, ...after }));
        const stock = await repository.writeValues(tx, values);
        if (stock.length > 0) await noteEvent(tx, { type: 'stock.changed', payload: { products: stock } });
      }
      await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: changedIds } });
    }
    return { message, changed, refused };
  });
}

function refuseTaken(index: string | undefined): never {
  const word = takenWord(index);
  throw new AppError('edit_conflict', `Another product has the ${word} of a deleted one by now. Change that first.`);
}

function describe(
  { kind, isPublished }: ChangeProductsBody,
  count: number,
  refused: ProductsChanged['refused'],
): string {
  const word = kind !== 'visibility' ? done[kind] : isPublished ? 'put on sale' : 'hidden';
  const products = count === 1 ? '1 product is' : `${count} products are`;
  const [first] = refused;
  if (first === undefined) return `${products} ${word}.`;
  if (count === 0 && refused.length === 1) return `${first.name}: ${first.reason}`;
  return `${products} ${word}, ${refused.length} not: ${first.name}: ${first.reason}`;
}
