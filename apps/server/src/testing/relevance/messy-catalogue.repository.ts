import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { brands, categories, products, sellers } from '../../db/schema/index.ts';
import { makeSlug } from '../../slug.ts';
import type { MessyProduct } from './messy-catalogue.ts';

const rowsPerInsert = 100;

/** Puts the catalogue into an empty shop, through the tables as an import does. */
export async function loadMessyCatalogue(tx: Executor, catalogue: readonly MessyProduct[]): Promise<void> {
  const idsOf = (names: readonly string[]) => new Map([...new Set(names)].map((name) => [name, idOf(name)]));
  const [categoryIds, brandIds] = [
    idsOf(catalogue.map(({ category }) => category)),
    idsOf(catalogue.map(({ brand }) => brand.toLowerCase())),
  ];
  const [seller] = await tx
    .insert(sellers)
    .values({
      slug: 'messy',
      shopName: 'Messy',
      nameKey: 'messy',
      ownerName: 'Owner',
      email: 'messy@shop.test',
      status: 'approved',
    })
    .returning({ id: sellers.id });
  await tx.insert(categories).values([...categoryIds].map(([name, id]) => ({ id, name, slug: makeSlug(name) })));
  await tx.insert(brands).values(
    [...brandIds].map(([key, id]) => {
      const name = catalogue.find(({ brand }) => brand.toLowerCase() === key)?.brand ?? key;
      return { id, name, slug: makeSlug(name) };
    }),
  );
  for (let start = 0; start < catalogue.length; start += rowsPerInsert) {
    await tx.insert(products).values(
      catalogue.slice(start, start + rowsPerInsert).map(({ brand, category, truth: _, ...product }) => ({
        ...product,
        id: idOf(product.slug),
        sellerId: seller?.id ?? '',
        categoryId: categoryIds.get(category) ?? '',
        brandId: brandIds.get(brand.toLowerCase()) ?? '',
        stock: 5,
        publishedAt: new Date(),
      })),
    );
  }
  await tx.execute(sql`select count_search_words(100000)`);
  await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [] } });
}

/** The same in every run: of equal answers the id decides. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
