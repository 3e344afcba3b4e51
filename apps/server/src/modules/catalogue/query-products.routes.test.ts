import type { QueryProductsResponse } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBrand, buildCategory, buildProduct, buildProducts } from '../../testing/factories.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
  const { db } = shop.database;
  const phones = await buildCategory(db, 'Phones');
  const computers = await buildCategory(db, 'Laptops & Computers');
  await db.execute("update categories set slug = 'laptops-computers' where slug = 'laptops-&-computers'");
  const samsung = await buildBrand(db, 'Samsung');
  const hp = await buildBrand(db, 'HP');
  const phone = { categoryId: phones, brandId: samsung };
  const computer = { categoryId: computers, brandId: hp };
  // The dearer of the first two is the cheaper to pay.
  await buildProduct(db, {
    ...phone,
    slug: 'a16',
    name: 'Samsung Galaxy A16',
    model: 'SM-A165F/DS',
    priceRwf: 200_000,
    discountPercent: 50,
    sold: 1,
  });
  await buildProduct(db, {
    ...phone,
    slug: 'a06',
    name: 'Samsung Galaxy A06',
    model: 'SM-A065F/DS',
    priceRwf: 120_000,
    sold: 5,
    ratingSum: 9,
    ratingCount: 2,
    reviewCount: 2,
  });
  await buildProduct(db, {
    ...phone,
    slug: 's24',
    name: 'Samsung Galaxy S24',
    model: 'SM-S721B',
    priceRwf: 900_000,
    sold: 3,
    ratingSum: 4,
    ratingCount: 1,
    reviewCount: 1,
  });
  await buildProduct(db, { ...phone, slug: 'draft', name: 'Samsung Galaxy Draft', publishedAt: null });
  for (let number = 1; number <= 9; number += 1) {
    await buildProduct(db, {
      ...computer,
      slug: `laptop-${number}`,
      name: `HP Laptop ${number}`,
      priceRwf: 300_000,
      description: 'A backlit keyboard for the evening.',
    });
  }
});

afterAll(() => shop.close());

const query = (parameters: Record<string, string>) =>
  `/api/home/query-products?${new URLSearchParams(parameters).toString()}`;

async function find(parameters: Record<string, string>): Promise<QueryProductsResponse> {
  const answer = await shop.app.inject(query(parameters));
  expect(answer.statusCode).toBe(200);
  return calls.queryProducts.response.parse(answer.json());
}

async function findSlugs(parameters: Record<string, string>): Promise<string[]> {
  return (await find(parameters)).products.map((product) => product.slug);
}

describe('filtering', () => {
  it.each(['Phones', 'phones', 'PHONES'])('takes the category %s by name or slug', async (category) => {
    expect((await find({ category })).totalProduct).toBe(3);
  });

  it.each(['Laptops & Computers', 'laptops-computers'])('takes the category %s', async (category) => {
    expect(await find({ category })).toMatchObject({ totalProduct: 9, perPage: 8, parPage: 8 });
  });

  it.each([
    [{ brand: 'Samsung' }, 3],
    [{ brand: 'samsung', category: 'phones' }, 3],
    [{ brand: 'HP', category: 'phones' }, 0],
    [{ brand: 'Nobody' }, 0],
    [{ category: 'Nothing' }, 0],
    [{ category: 'Nothing', searchValue: 'samsung' }, 0],
    [{ lowPrice: '100000', highPrice: '120000' }, 2],
    [{ lowPrice: '900000', highPrice: '1' }, 0],
    [{ rating: '4' }, 2],
    [{ rating: '4.5' }, 1],
    [{ rating: '0' }, 12],
    [{ rating: 'many' }, 12],
    [{ category: '', brand: '', searchValue: '', sortPrice: '', perPage: '' }, 12],
  ])('%j finds %i products', async (parameters, total) => {
    expect((await find(parameters as Record<string, string>)).totalProduct).toBe(total);
  });
});

describe('sorting and paging', () => {
  it('sorts by the price the shopper pays', async () => {
    expect(await findSlugs({ category: 'phones', sortPrice: 'low-to-high' })).toEqual(['a16', 'a06', 's24']);
    expect(await findSlugs({ category: 'phones', sortPrice: 'high-to-low' })).toEqual(['s24', 'a06', 'a16']);
    expect(await findSlugs({ searchValue: 'galaxy', sortPrice: 'low-to-high' })).toEqual(['a16', 'a06', 's24']);
  });

  it('puts the better seller first when nothing is asked', async () => {
    expect(await findSlugs({ category: 'phones' })).toEqual(['a06', 's24', 'a16']);
  });

  it.each<Record<string, string>>([{}, { searchValue: 'laptop' }])(
    'shows every product of %j once over its pages, also at one price',
    async (more) => {
      const parameters = { ...more, category: 'laptops-computers', sortPrice: 'low-to-high', perPage: '4' };
      const pages = await Promise.all(['1', '2', '3'].map((pageNumber) => findSlugs({ ...parameters, pageNumber })));
      expect(pages.map((page) => page.length)).toEqual([4, 4, 1]);
      expect(new Set(pages.flat()).size).toBe(9);
    },
  );

  it.each<Record<string, string>>([{}, { searchValue: 'laptop' }])(
    'answers a page beyond the end of %j with nothing and the true total',
    async (more) => {
      const beyond = await find({ ...more, category: 'laptops-computers', pageNumber: '999999999' });
      expect(beyond).toMatchObject({ products: [], totalProduct: 9 });
      expect(await find({ ...more, category: 'laptops-computers', pageNumber: '3' })).toMatchObject({
        products: [],
        totalProduct: 9,
      });
    },
  );

  it('reaches the last of many pages, in every order', async () => {
    const long = await buildTestShop();
    const ids = await buildProducts(long.database.db, 505);
    const read = async (sortPrice: string, perPage: number, pageNumber: number) => {
      const asked = { sortPrice, perPage: String(perPage), pageNumber: String(pageNumber) };
      const answer = await long.app.inject(query(asked));
      return calls.queryProducts.response.parse(answer.json()).products.map(({ _id }) => _id);
    };
    for (const sortPrice of ['', 'low-to-high', 'high-to-low']) {
      const all = [];
      for (let page = 1; page <= 11; page += 1) all.push(...(await read(sortPrice, 48, page)));
      expect(all.toSorted()).toEqual(ids.toSorted());
      expect(await read(sortPrice, 1, 504)).toEqual([all[503]]);
      expect(await read(sortPrice, 1, 505)).toEqual([all[504]]);
      expect(await read(sortPrice, 1, 506)).toEqual([]);
    }
    await long.close();
  });

  it('keeps page and page size within their bounds', async () => {
    expect(await find({ perPage: '1000000000' })).toMatchObject({ perPage: 48 });
    expect(await find({ perPage: '-3', pageNumber: '-1' })).toMatchObject({ perPage: 1, totalProduct: 12 });
    expect(await find({ parPage: '2' })).toMatchObject({ perPage: 2, parPage: 2 });
  });
});

describe('searching', () => {
  it.each([
    ['SAMSUNG', 'a06'],
    ['Sämsung galaxy s24', 's24'],
    ['sam', 'a06'],
    ['SM-A165F', 'a16'],
    ['sma165f', 'a16'],
    ['sm a165f', 'a16'],
    ['the galaxy a16, please', 'a16'],
    ['backlit keyboard', 'laptop'],
  ])('finds for %s first %s', async (searchValue, slug) => {
    expect((await findSlugs({ searchValue }))[0]).toMatch(new RegExp(`^${slug}`));
  });

  it('says what was meant when a word is misspelt', async () => {
    const found = await find({ searchValue: 'samsng galxy' });
    expect(found).toMatchObject({ totalProduct: 3, didYouMean: 'samsung galaxy', nearest: true });
  });

  it('shows the nearest matches rather than nothing', async () => {
    const found = await find({ searchValue: 'samsung laptop zzzzzz' });
    expect(found.nearest).toBe(true);
    expect(found.totalProduct).toBe(12);
    expect(found.didYouMean).toBeUndefined();
  });

  it('says nothing of the kind when the words are answered', async () => {
    const found = await find({ searchValue: 'samsung galaxy' });
    expect(found.nearest).toBeUndefined();
    expect(found.didYouMean).toBeUndefined();
  });

  it('adds to a few titles what says the same in its text, once each; one word alone is a name', async () => {
    const { db } = shop.database;
    await db.execute("update products set name = 'HP Laptop 1, Backlit' where slug = 'laptop-1'");
    const found = await find({ searchValue: 'backlit laptop', perPage: '24' });
    const slugs = found.products.map(({ slug }) => slug);
    expect(slugs[0]).toBe('laptop-1');
    expect(new Set(slugs).size).toBe(9);
    expect(found).toMatchObject({ totalProduct: 9 });
    expect(found.nearest).toBeUndefined();
    expect(await findSlugs({ searchValue: 'backlit' })).toEqual(['laptop-1']);
    await db.execute("update products set name = 'HP Laptop 1' where slug = 'laptop-1'");
  });

  it('stays within the filters', async () => {
    expect(await findSlugs({ searchValue: 'samsung', rating: '4.5' })).toEqual(['a06']);
    expect(await findSlugs({ searchValue: 'samsung', category: 'laptops-computers' })).toEqual([]);
  });

  it('knows the words the shop has put into its table', async () => {
    expect((await find({ searchValue: 'ikofoni' })).totalProduct).toBe(0);
    await shop.database.db.execute("insert into search_synonyms (term, meaning) values ('Ikofôni', 'phone')");
    expect((await find({ searchValue: 'ikofoni' })).totalProduct).toBe(3);
    expect(await find({ searchValue: 'ikofnoi' })).toMatchObject({ totalProduct: 3, didYouMean: 'ikofoni' });
    await shop.database.db.execute("delete from search_synonyms where meaning = 'phone'");
    expect((await find({ searchValue: 'ikofoni' })).totalProduct).toBe(0);
  });

  it('follows a change of name, of brand and of category', async () => {
    const { db } = shop.database;
    await buildProduct(db, {
      slug: 'renamed',
      name: 'Plain box',
      brandId: await buildBrand(db, 'Acme'),
      categoryId: await buildCategory(db, 'Boxes'),
    });
    await db.execute("update products set name = 'Quokka box' where slug = 'renamed'");
    await db.execute("update brands set name = 'Wombat' where name = 'Acme'");
    await db.execute("update categories set name = 'Numbats' where name = 'Boxes'");
    for (const searchValue of ['quokka', 'wombat', 'numbat', 'wombta'])
      expect(await findSlugs({ searchValue })).toEqual(['renamed']);
    expect(await findSlugs({ searchValue: 'plain' })).toEqual([]);
    await db.execute("delete from products where slug = 'renamed'");
    expect(await findSlugs({ searchValue: 'quokka' })).toEqual([]);
  });
});

describe('hostile input', () => {
  it.each([
    "' OR 1=1 --",
    "'; DROP TABLE products; --",
    '& | ! ( ) : * < > \' " \\',
    ':*',
    '!samsung',
    '<->',
    "samsung' & 'x",
    '%%%___',
    '\\',
    '$1 ${x} {{y}}',
    '📱📱📱',
    '\u202eabc\u200f',
    'a b c d e f g h i j k l m n o p',
    '-'.repeat(100),
    'a-'.repeat(50),
    'x'.repeat(100),
    '1 2 3 4 5 6 7 8',
    '٣ ٤ مرحبا',
    '٢٠٢٤',
    '\t\n',
  ])('answers %j without a fault', async (searchValue) => {
    expect((await shop.app.inject(query({ searchValue }))).statusCode).toBe(200);
    expect(
      (await shop.app.inject(`/api/home/search-suggest?value=${encodeURIComponent(searchValue)}`)).statusCode,
    ).toBe(200);
  });

  it.each([
    `searchValue=${'x'.repeat(5000)}`,
    'searchValue=a%00b',
    'searchValue=tv&searchValue=fridge',
    'category=a&category=b',
    'sortPrice=price;drop',
    'pageNumber=one',
    'perPage=1e9',
    'lowPrice=NaN',
    `category=${'x'.repeat(81)}`,
    'brand=%ED%A0%80',
  ])('refuses or survives %s in words', async (parameters) => {
    const answer = await shop.app.inject(`/api/home/query-products?${parameters}`);
    expect(answer.statusCode).toBeLessThan(500);
    if (answer.statusCode >= 400)
      expect(answer.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  });
});
