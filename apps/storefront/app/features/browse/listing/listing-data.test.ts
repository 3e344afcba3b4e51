import { ApiError, type Client, type Product } from '@urumuri/contract';
import { describe, expect, it, vi } from 'vitest';
import {
  countFacets,
  emptyResult,
  findCategory,
  findProducts,
  nameCategories,
  redirectToLastPage,
} from './listing-data.ts';
import { parseListing } from './listing-query.ts';

function buildProduct(product: Partial<Product> = {}): Product {
  return {
    _id: 'p1',
    slug: 'radio',
    name: 'Radio',
    description: '',
    shortDescription: '',
    price: 100,
    discount: 0,
    stock: 1,
    images: [],
    brand: 'Sony',
    category: 'Audio',
    rating: 0,
    reviewCount: 0,
    shopName: '',
    sellerId: '',
    createdAt: '',
    ...product,
  };
}

function buildApi(api: Partial<Client>): Client {
  return api as Client;
}

function answerWith(products: Product[], totalProduct = products.length) {
  return vi.fn(async () => ({ products, totalProduct, perPage: 8, parPage: 8 }));
}

const busy = new ApiError('The shop is busy', { status: 503, code: 'overloaded' });

describe('findProducts', () => {
  it('asks for 24 products a page, and only for what was chosen', async () => {
    const queryProducts = answerWith([buildProduct()]);
    const { result, status } = await findProducts(buildApi({ queryProducts }), parseListing('brand=Sony&rating=4'));
    expect(queryProducts).toHaveBeenCalledWith({ query: { brand: ['Sony'], rating: 4, pageNumber: 1, perPage: 24 } });
    expect(result).toMatchObject({ kind: 'found', total: 1 });
    const products = result.kind === 'found' ? result.products : [];
    expect(products).toMatchObject([{ id: 'p1', brand: 'Sony' }]);
    expect(status).toBe(200);
  });

  it.each([
    [503, 503],
    [500, 500],
    [400, 400],
    [429, 503],
    [0, 503],
  ])('answers a call that failed with %i with the message and %i', async (callStatus, pageStatus) => {
    const failure = new ApiError('Sorry', { status: callStatus, code: 'unavailable' });
    const api = buildApi({ queryProducts: () => Promise.reject(failure) });
    await expect(findProducts(api, parseListing(''))).resolves.toEqual({
      result: { kind: 'failed', message: 'Sorry' },
      status: pageStatus,
    });
  });

  it('finds words for a failure without any', async () => {
    const failure = new ApiError('', { status: 500, code: 'internal' });
    const { result } = await findProducts(buildApi({ queryProducts: () => Promise.reject(failure) }), parseListing(''));
    expect(result).toEqual({ kind: 'failed', message: 'Failed to search products' });
  });

  it('does not hide a fault of our own', async () => {
    const api = buildApi({ queryProducts: () => Promise.reject(new TypeError('bug')) });
    await expect(findProducts(api, parseListing(''))).rejects.toThrow('bug');
  });
});

it('leaves the page whole when nothing can be counted', async () => {
  const api = buildApi({ getFacets: () => Promise.reject(busy) });
  await expect(countFacets(api, parseListing('brand=LG'))).resolves.toBeUndefined();
});

describe('findCategory', () => {
  const categorys = [
    { _id: 'c0', name: 'Electronics', slug: 'electronics', image: '' },
    { _id: 'c1', name: 'Laptops & Computers', slug: 'laptops-computers', image: '', parentId: 'c0' },
    { _id: 'c2', name: 'Laptops', slug: 'laptops', image: '', parentId: 'c1' },
  ];
  const api = buildApi({ getCategories: async () => ({ categorys }) });

  it.each(['Laptops & Computers', 'laptops & computers', 'laptops-computers'])('knows %s', async (given) => {
    const place = { name: 'Laptops & Computers', path: ['Electronics'], children: ['Laptops'] };
    await expect(findCategory(api, given)).resolves.toEqual(place);
  });

  it('knows the whole way to the lowest level', async () => {
    await expect(findCategory(api, 'laptops')).resolves.toMatchObject({ path: ['Electronics', 'Laptops & Computers'] });
  });

  it('does not know others', async () => {
    await expect(findCategory(api, 'Boats')).resolves.toBeUndefined();
    await expect(nameCategories(api, ['Boats', 'laptops'])).resolves.toEqual(['Boats', 'Laptops']);
  });
});

describe('redirectToLastPage', () => {
  const found = { ...emptyResult(), total: 57 };

  it('redirects from beyond the last page to the last one', () => {
    const query = parseListing('brand=LG&pageNumber=9');
    const lead = () => redirectToLastPage('shop', query, found);
    expect(lead).toThrow(expect.objectContaining({ status: 302 }));
    try {
      lead();
    } catch (error) {
      expect((error as Response).headers.get('location')).toBe('/shop?brand=LG&pageNumber=3');
    }
  });

  it('stays where there is nothing at all', () => {
    expect(() => redirectToLastPage('shop', parseListing('pageNumber=2'), { ...found, total: 0 })).not.toThrow();
  });
});
