import { type Facets, type Filter, type FilterName, filterNames, filters, parametersOf } from '@urumuri/contract';
import { calls } from '@urumuri/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { normalisePageUrl } from '../../pages/page-key.ts';
import { categorySpecifications } from '../../db/schema/index.ts';
import { buildTestShop, type TestShop } from '../../testing/build-test-shop.ts';
import { buildBrand, buildCategory, buildProduct } from '../../testing/factories.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestShop();
  const { db } = shop.database;
  const [phones, fridges] = [await buildCategory(db, 'Phones'), await buildCategory(db, 'Fridges')];
  await db
    .insert(categorySpecifications)
    .values({ categoryId: phones, name: 'Colour', kind: 'choice', choices: ['Red', 'Blue'] });
  const rated = { ratingCount: 2, reviewCount: 2, ratingSum: 10 };
  const shared = { brandId: await buildBrand(db, 'Nokia'), discountPercent: 10, ...rated };
  const specifications: [string, string][] = [['Colour', 'Red']];
  // Every filter below leaves the first alone.
  await buildProduct(db, { ...shared, slug: 'fits', categoryId: phones, priceRwf: 5000, stock: 5, specifications });
  await buildProduct(db, { slug: 'other', categoryId: fridges, priceRwf: 90_000, stock: 0, discountPercent: 0 });
});

afterAll(() => shop.close());

/** A value of each kind that leaves the first product and not the second. */
function sampleOf(filter: Filter, name: string): string {
  switch (filter.kind) {
    case 'choices':
      return `${name}=${name === 'category' ? 'Phones' : 'Nokia'}`;
    case 'yes':
      return `${name}=true`;
    case 'range':
      return `${filter.ends[0]}=1000&${filter.ends[1]}=9000`;
    case 'stars':
      return `${name}=4`;
    case 'specifications':
      return `category=Phones&${name}=colour%3Ared`;
  }
}

/** What is counted as if nothing were chosen of the filter itself; a range tells the ends of what is left. */
const expectedFacets: Record<FilterName, unknown> = {
  category: [
    { value: 'Fridges', count: 1, level: 1 },
    { value: 'Phones', count: 1, level: 1 },
  ],
  brand: expect.arrayContaining([{ value: 'Nokia', count: 1 }]),
  inStock: 1,
  discounted: 1,
  price: [4500, 4500],
  spec: [expect.objectContaining({ key: 'colour', values: [{ value: 'Red', count: 1 }] })],
  rating: [1, 1, 1, 1, 1],
};

function facetOf(facets: Facets, filter: Filter, name: string): unknown {
  const own = facets as Record<string, unknown>;
  if (filter.kind === 'yes') return own[name];
  if (filter.kind === 'range') return filter.facets.map((facet) => own[facet]);
  return filter.kind === 'specifications' ? own.specifications : own[filter.facet];
}

it.each(filterNames)('the filter %s narrows lists, searches and facets, and is part of a page’s key', async (name) => {
  const filter = filters[name];
  const query = sampleOf(filter, name);
  for (const searched of ['', '&searchValue=product']) {
    const list = await shop.app.inject(`/api/home/query-products?${query}${searched}`);
    expect(list.json()).toMatchObject({ totalProduct: 1, products: [{ slug: 'fits' }] });
  }
  const counted = calls.getFacets.response.parse((await shop.app.inject(`/api/home/product-facets?${query}`)).json());
  expect(facetOf(counted, filter, name)).toEqual(expectedFacets[name]);
  for (const parameter of parametersOf(filter, name))
    expect(normalisePageUrl(`/shop?other=1&${parameter}=1`)).toBe(`/shop?${parameter}=1`);
});
