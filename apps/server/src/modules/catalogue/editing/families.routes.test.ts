import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '../../../db/schema/index.ts';
import { buildCategory, buildProduct } from '../../../testing/factories.ts';
import { useSeller } from '../../../testing/use-seller.ts';

const { api, db, sellerId, shop } = useSeller();

type Given = { storage: string; price: number; stock?: number };

/** A phone in several sizes, in a category of its own. */
async function makeFamily(family: string, given: readonly Given[]) {
  const category = `Phones ${family}`;
  const categoryId = await buildCategory(db(), category);
  const made = [];
  for (const { storage, price, stock = 3 } of given) {
    const body = {
      name: `${family} ${storage}`,
      brand: 'Nova',
      categoryId,
      price,
      discount: 0,
      stock,
      isPublished: true,
      family,
      options: [{ label: 'Storage', value: storage }],
    };
    made.push((await api().createSellerProduct({ body })).product);
  }
  const listed = async (query = `category=${encodeURIComponent(category)}`) => {
    const answer = await shop().app.inject(`/api/home/query-products?perPage=48&${query}`);
    const { products: found, totalProduct } = answer.json<{ products: { name: string }[]; totalProduct: number }>();
    expect(found).toHaveLength(totalProduct);
    return found.map(({ name }) => name);
  };
  return { made, listed, categoryId };
}

const three = [
  { storage: '256 GB', price: 300_000 },
  { storage: '128 GB', price: 200_000 },
  { storage: '64 GB', price: 100_000, stock: 0 },
];

it('stands in lists once, by the cheapest that can be bought, and as another when that sells out', async () => {
  const { made, listed } = await makeFamily('Leading phone', three);
  expect(await listed()).toEqual(['Leading phone 128 GB']);
  const stock = (place: number, left: number) =>
    api().changeSellerProducts({ body: { kind: 'stock', productIds: [made[place]?._id ?? ''], stock: left } });
  await stock(1, 0);
  expect(await listed()).toEqual(['Leading phone 256 GB']);
  await stock(2, 5);
  expect(await listed()).toEqual(['Leading phone 64 GB']);
  await api().publishSellerProduct({ params: { productId: made[2]?._id ?? '' }, body: { isPublished: false } });
  expect(await listed()).toEqual(['Leading phone 256 GB']);
});

it('is found by what one of them is called, as that one, and once', async () => {
  const { listed } = await makeFamily('Searchable phone', three);
  const found = async (words: string) =>
    (await listed(`searchValue=${encodeURIComponent(words)}`)).filter((name) => name.startsWith('Searchable'));
  expect(await found('searchable phone')).toEqual(['Searchable phone 128 GB']);
  expect(await found('searchable phone 256')).toEqual(['Searchable phone 256 GB']);
});

it('is chosen from on the page of each, and does not stand among its own neighbours', async () => {
  const { made } = await makeFamily('Chosen phone', three);
  const page = (await shop().app.inject(`/api/home/product-details/${made[0]?.slug}`)).json();
  expect(page).toMatchObject({
    variants: [
      { slug: made[2]?.slug, options: [{ label: 'Storage', value: '64 GB' }], stock: 0 },
      { slug: made[1]?.slug },
      { slug: made[0]?.slug },
    ],
    relatedProducts: [],
  });
});

it('loses a product that leaves it, which lists show again', async () => {
  const { made, listed, categoryId } = await makeFamily('Parting phone', three);
  const [first] = made;
  const params = { productId: first?._id ?? '' };
  const body = { name: 'Parting phone alone', brand: 'Nova', categoryId, price: 300_000, discount: 0, stock: 3 };
  await api().updateSellerProduct({ params, body: { ...body, seenStock: 3 } });
  expect((await listed()).toSorted()).toEqual(['Parting phone 128 GB', 'Parting phone alone']);
});

it('is of one shop: the same name in another is another family', async () => {
  const { listed, categoryId } = await makeFamily('Common phone', three);
  const other = await buildProduct(db(), {
    categoryId,
    family: 'Common phone',
    name: 'Common phone abroad',
  });
  expect((await listed()).toSorted()).toEqual(['Common phone 128 GB', 'Common phone abroad']);
  const page = (await shop().app.inject(`/api/home/product-details/${other.slug}`)).json();
  expect(page).not.toHaveProperty('variants');
});

it('needs to say in what its products differ', async () => {
  const categoryId = await buildCategory(db());
  const body = { name: 'Lamp', brand: 'Nova', categoryId, price: 1, discount: 0, stock: 1, family: 'Lamps' };
  const asked = api().createSellerProduct({ body });
  await expect(asked).rejects.toMatchObject({ status: 400, details: { options: expect.any(String) } });
});

it('has one leader however many of it are written at once', async () => {
  const categoryId = await buildCategory(db(), 'Phones of a storm');
  const facts = { sellerId: sellerId(), categoryId, family: 'Stormy phone' };
  const built = await Promise.all(
    Array.from({ length: 8 }, (_, place) => buildProduct(db(), { ...facts, priceRwf: 1000 + place })),
  );
  await Promise.all(
    built.map(({ id }, place) =>
      api().changeSellerProducts({ body: { kind: 'stock', productIds: [id], stock: place % 3 } }),
    ),
  );
  const rows = await db()
    .select({ id: products.id, leads: products.leads })
    .from(products)
    .where(eq(products.categoryId, categoryId));
  expect(rows.filter(({ leads }) => leads)).toEqual([{ id: built[1]?.id, leads: true }]);
});
