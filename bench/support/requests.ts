import { randomUUID } from 'node:crypto';
import { createClient, type Product } from '@urumuri/contract';
import { deliverTo } from '../../apps/server/src/testing/orders.ts';
import type { ShopProcess } from './shop-process.ts';
import { openVisitor } from './visitor.ts';

const of = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item;

const kinds = [
  'kettle',
  'fridge',
  'tv',
  'smart tv',
  'phone',
  'laptop',
  'router',
  'iron',
  'fan',
  'speaker',
  'microwave oven',
  'led bulb',
  'power bank',
  'rice cooker',
  'headphones',
  'frigo',
  'machine à laver',
  'camera',
  'washer',
  'printer',
];
const details = ['', 'red', '128gb', 'white', 'wireless', 'inverter', 'steel', '4k'];
const sizes = ['', '32 inch', '2 l', '5 kg', '20 w'];
/** A prime: its multiples go through all of a list, in no order that a cache or an index could like. */
const step = 7919;

/** Nobody may have more than ten orders that are not paid. */
export const ordersOfCustomer = 8;

/** What can be asked of a shop, each by a turn: another turn is another address. */
export async function prepareRequests({ url }: ShopProcess, productCount: number) {
  const api = createClient({ baseUrl: `${url}/api` });
  const visit = openVisitor(url, { connections: 32 });
  const { categorys } = await api.getCategories();
  const { brands } = await api.getBrands();
  const pages = Array.from({ length: 20 }, (_, page) =>
    api.queryProducts({ query: { pageNumber: page + 1, perPage: 48 } }),
  );
  const products = (await Promise.all(pages)).flatMap((page) => page.products).filter(({ stock }) => stock > 20);
  let customers: Customer[] = [];

  return {
    async get(path: string, encoding = 'gzip, deflate, br'): Promise<void> {
      const { status } = await visit(path, { headers: { 'accept-encoding': encoding } });
      if (status !== 200) throw new Error(`${path}: ${status}`);
    },
    /** A lowest price nobody has asked for. */
    newPrice: (turn: number) => `lowPrice=${(turn * 37) % 100_000}`,
    category: (turn: number) => of(categorys, turn).slug,
    product: (turn: number) => `synthetic-${1 + ((turn * step) % productCount)}`,
    /** Brand, kind, detail and size, in thousands of ways. */
    words(turn: number): string {
      const place = (turn * step) % (brands.length * kinds.length * details.length * sizes.length);
      const [kind, detail] = [Math.floor(place / brands.length), Math.floor(place / brands.length / kinds.length)];
      const size = Math.floor(detail / details.length);
      const words = [of(brands, place), of(kinds, kind), of(details, detail), of(sizes, size)];
      return encodeURIComponent(words.filter(Boolean).join(' '));
    },
    /** A letter of the brand left out, as thumbs do. */
    misspelt(turn: number): string {
      const [brand, kind] = [of(brands, turn), of(kinds, Math.floor(turn / brands.length))];
      const place = 1 + (turn % Math.max(1, brand.length - 2));
      return encodeURIComponent(`${brand.slice(0, place)}${brand.slice(place + 1)} ${kind}`);
    },
    async register(count: number): Promise<void> {
      customers = await Promise.all(Array.from({ length: count }, () => register(url)));
    },
    async addToCart(turn: number): Promise<void> {
      const { id: userId, api: own } = of(customers, turn);
      const { _id: productId } = of<Product>(products, Math.floor(turn / customers.length));
      await own.addToCart({ body: { userId, productId, quantity: 1 } });
    },
    async placeOrder(turn: number): Promise<void> {
      const lines = [of(products, turn * 2), of(products, turn * 2 + 1)].map(({ _id }) => ({
        quantity: 1,
        productInfo: { _id },
      }));
      const body = { products: [{ products: lines }], shipping_info: deliverTo };
      // One after another: whoever asks, no customer's turn comes more often than another's.
      const buyer = customers.shift();
      if (!buyer) throw new Error('Nobody is left to order.');
      customers.push(buyer);
      await buyer.api.placeOrder({ body, headers: { 'idempotency-key': randomUUID() } });
    },
  };
}

type Customer = { id: string; api: ReturnType<typeof createClient> };

async function register(url: string): Promise<Customer> {
  const body = { name: 'A Customer', email: `${randomUUID()}@example.com`, password: `pass ${randomUUID()}` };
  const { token } = await createClient({ baseUrl: `${url}/api` }).register({ body });
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
  return { id, api: createClient({ baseUrl: `${url}/api`, getToken: () => token }) };
}
