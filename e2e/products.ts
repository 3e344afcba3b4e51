import type { APIRequestContext } from '@playwright/test';
import { demoProducts, demoShops, type DemoProduct } from './demo.ts';
import { callAs, type TestCustomer } from './customer.ts';

export function pickProducts(isWanted: (product: DemoProduct) => boolean): DemoProduct[] {
  return demoProducts.filter(isWanted);
}

export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo catalogue has no such product');
  return value;
}

export const shopNameOf = ({ shop }: DemoProduct): string =>
  demoShops.find(({ slug }) => slug === shop)?.shopName ?? '';

type KnownProduct = { _id: string; sellerId: string };

async function readProduct(request: APIRequestContext, product: DemoProduct): Promise<KnownProduct> {
  const response = await request.get(`/api/home/product-details/${product.slug}`);
  return ((await response.json()) as { product: KnownProduct }).product;
}

/** The shop's id of a product of the demo catalogue. */
export const productIdOf = async (request: APIRequestContext, product: DemoProduct): Promise<string> =>
  (await readProduct(request, product))._id;

export const sellerIdOf = async (request: APIRequestContext, product: DemoProduct): Promise<string> =>
  (await readProduct(request, product)).sellerId;

export async function fillCart(
  request: APIRequestContext,
  customer: TestCustomer,
  lines: readonly (readonly [product: DemoProduct, quantity: number])[],
): Promise<void> {
  for (const [product, quantity] of lines) {
    const productId = await productIdOf(request, product);
    await callAs(request, customer, 'post', '/home/product/add-to-cart', { productId, quantity });
  }
}

/** Where a journey's orders go that are not about it. */
export const shippingInfo = {
  name: 'Jean Mugisha',
  address: 'KG 11 Ave 5',
  phone: '0788 000 000',
  post: 'N/A',
  province: 'Kigali',
  city: 'Gasabo',
  area: 'Remera',
};

/** Somebody else buys so many of a product; answers the order's id. */
export async function orderAway(
  request: APIRequestContext,
  rival: TestCustomer,
  product: DemoProduct,
  quantity: number,
): Promise<string> {
  const placed = await callAs(request, rival, 'post', '/home/order/place-order', {
    products: [{ products: [{ quantity, productInfo: { _id: await productIdOf(request, product) } }] }],
    shipping_info: shippingInfo,
  });
  return (placed as { orderId: string }).orderId;
}
