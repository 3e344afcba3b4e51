import { ApiError, type Client, type Product } from '@urumuri/contract';
import { describe, expect, it, vi } from 'vitest';
import { unpackListing } from '../packed-cards.ts';
import { emptyResult, findCategoryName, findProducts, redirectToLastPage, listBrands } from './listing-data.ts';
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
  it('asks for eight products a page, and only for what was chosen', async () => {
    const queryProducts = answerWith([buildProduct()]);
    const { result, status } = await findProducts(buildApi({ queryProducts }), parseListing('brand=Sony&rating=4'));
    expect(queryProducts).toHaveBeenCalledWith({ query: { brand: 'Sony', rating: 4, pageNumber: 1, perPage: 8 } });
    expect(result).toMatchObject({ kind: 'found', total: 1 });
    const products = result.kind === 'found' ? unpackListing(result.products) : [];
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

describe('listBrands', () => {
  const getBrands = async () => ({ brands: ['LG', 'Apple', 'd.light'] });

  it('sorts brands as people do', async () => {
    await expect(listBrands(buildApi({ getBrands }), undefined)).resolves.toEqual(['Apple', 'd.light', 'LG']);
  });

  it('offers in a category only the brands it holds', async () => {
    const queryProducts = answerWith([buildProduct({ brand: 'Sony' }), buildProduct({ brand: 'JBL' }), buildProduct()]);
    await expect(listBrands(buildApi({ getBrands, queryProducts }), 'Audio')).resolves.toEqual(['JBL', 'Sony']);
  });

  it('offers all brands when the category is too large to look through', async () => {
    const queryProducts = answerWith([buildProduct()], 500);
    await expect(listBrands(buildApi({ getBrands, queryProducts }), 'Audio')).resolves.toHaveLength(3);
  });

  it('leaves the page whole when brands cannot be had', async () => {
    const api = buildApi({ getBrands: () => Promise.reject(busy), queryProducts: () => Promise.reject(busy) });
    await expect(listBrands(api, 'Audio')).resolves.toEqual([]);
  });
});

describe('findCategoryName', () => {
  const categorys = [{ _id: 'c1', name: 'Laptops & Computers', slug: 'laptops-computers', image: '' }];
  const api = buildApi({ getCategories: async () => ({ categorys }) });

  it.each(['Laptops & Computers', 'laptops & computers', 'laptops-computers'])('knows %s', async (given) => {
    await expect(findCategoryName(api, given)).resolves.toBe('Laptops & Computers');
  });

  it('does not know others', async () => {
    await expect(findCategoryName(api, 'Boats')).resolves.toBeUndefined();
  });
});

describe('redirectToLastPage', () => {
  const found = { ...emptyResult(), total: 17 };

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
