import { randomUUID } from 'node:crypto';
import type { Executor } from '../db/client.ts';
import { banners, brands, categories, products, sellers } from '../db/schema/index.ts';

type ProductRow = typeof products.$inferSelect;

type NewProduct = typeof products.$inferInsert;

type Belongings = 'sellerId' | 'categoryId' | 'brandId';
type GivenProduct = Omit<Partial<NewProduct>, Belongings> & { [Column in Belongings]?: string | undefined };

/** A product with a category, brand and seller of its own, unless the test says whose it is. */
export async function buildProduct(db: Executor, given: GivenProduct = {}): Promise<ProductRow> {
  const [product] = await db
    .insert(products)
    .values({
      ...describeProduct(),
      ...given,
      sellerId: given.sellerId ?? (await buildSeller(db)),
      categoryId: given.categoryId ?? (await buildCategory(db)),
      brandId: given.brandId ?? (await buildBrand(db)),
    })
    .returning();
  return product as ProductRow;
}

/** So many products of one shop, one category and one brand; answers their ids. */
export async function buildProducts(db: Executor, count: number): Promise<string[]> {
  const common = {
    sellerId: await buildSeller(db),
    categoryId: await buildCategory(db),
    brandId: await buildBrand(db),
  };
  const rows = Array.from({ length: count }, () => ({ ...describeProduct(), ...common }));
  const stored = await db.insert(products).values(rows).returning({ id: products.id });
  return stored.map(({ id }) => id);
}

function describeProduct() {
  const key = randomUUID().slice(0, 8);
  return {
    slug: `product-${key}`,
    name: `Product ${key}`,
    priceRwf: 10_000,
    stock: 5,
    publishedAt: new Date(),
  } satisfies Partial<NewProduct>;
}

export async function buildSeller(db: Executor, shopName = `Shop ${randomUUID().slice(0, 8)}`): Promise<string> {
  const slug = shopName.toLowerCase().replaceAll(' ', '-');
  const [row] = await db
    .insert(sellers)
    .values({ slug, shopName, ownerName: 'An Owner', email: `${slug}@example.com`, status: 'approved' })
    .returning();
  return row?.id ?? '';
}

export async function buildCategory(db: Executor, name = `Category ${randomUUID().slice(0, 8)}`): Promise<string> {
  const [row] = await db
    .insert(categories)
    .values({ name, slug: name.toLowerCase().replaceAll(' ', '-') })
    .returning();
  return row?.id ?? '';
}

export async function buildBrand(db: Executor, name = `Brand ${randomUUID().slice(0, 8)}`): Promise<string> {
  const [row] = await db
    .insert(brands)
    .values({ name, slug: name.toLowerCase().replaceAll(' ', '-') })
    .returning();
  return row?.id ?? '';
}

export async function buildBanner(
  db: Executor,
  productId: string,
  given: Partial<typeof banners.$inferInsert> = {},
): Promise<void> {
  await db.insert(banners).values({ productId, image: '/images/0/1600', title: 'A banner', ...given });
}
