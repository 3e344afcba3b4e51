import type { APIRequestContext } from '@playwright/test';
import { callAs, registerCustomer } from './customer.ts';

type Product = { _id: string; name: string; sellerId: string; stock: number };

/** Something of the first demo shop that is in stock. */
export async function findProduct(request: APIRequestContext): Promise<Product> {
  for (let pageNumber = 1; pageNumber < 20; pageNumber += 1) {
    const response = await request.get(`/api/home/query-products?perPage=48&pageNumber=${pageNumber}`);
    const { products } = (await response.json()) as { products: (Product & { shopName: string })[] };
    const found = products.find(({ shopName, stock }) => shopName === 'Kigali Digital House' && stock >= 10);
    if (found) return found;
  }
  throw new Error('The demo shop has nothing in stock.');
}

/** One of it, ordered by somebody new. */
export async function placeOrder(request: APIRequestContext, product: Product, name: string) {
  const customer = await registerCustomer(request, name);
  const shipping = {
    name,
    address: 'KG 11 Ave 5',
    phone: '0788 123 456',
    post: 'N/A',
    province: 'Kigali',
    city: 'Gasabo',
    area: 'Remera',
  };
  const body = {
    products: [{ products: [{ quantity: 1, productInfo: { _id: product._id } }] }],
    shipping_info: shipping,
  };
  const { orderId } = (await callAs(request, customer, 'post', '/home/order/place-order', body)) as { orderId: string };
  return { customer, orderId };
}
