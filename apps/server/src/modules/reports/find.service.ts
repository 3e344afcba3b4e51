import { type Found, limits } from '@urumuri/contract';
import { mayCall } from '@urumuri/contract/seller';
import type { Database, Executor } from '../../db/client.ts';
import type { Seller } from '../../http/serve.ts';
import { listOwn } from '../catalogue/index.ts';
import { findOrders, findProducts, partsOf, readOrderSearch, wholeOrders } from '../orders/index.ts';
import { findBuyers, findCustomers } from './find.repository.ts';

const mostOfEach = 5;

export type FindService = ReturnType<typeof createFindService>;

/** What staff look for by a word or a number: a shop among its own, the office among everybody's. */
export function createFindService({ db }: Database) {
  return {
    async findAnything(seller: Seller, text: string): Promise<Found> {
      const isOffice = seller.role === 'admin';
      const words = readOrderSearch(text);
      // Their indexes hold three letters at a time.
      const isFindable = words.some(isLong);
      const number = /^#?(\d{1,9})$/.exec(text)?.[1];
      const asked = { words, number: number === undefined ? undefined : Number(number) };
      const [orders, customers, products] = await Promise.all([
        isFindable ? findOrders(db, isOffice ? wholeOrders : partsOf(seller.id), asked, mostOfEach) : [],
        isFindable ? listCustomers(db, seller, words) : [],
        isLong(text) ? listProducts(db, seller, text, isOffice) : [],
      ]);
      return {
        orders: orders.map(({ id, number: orderNumber, placedAt, ...order }) => ({
          ...order,
          _id: id,
          orderNumber: String(orderNumber),
          placedAt: new Date(placedAt).toISOString(),
        })),
        customers: customers.map(({ id, ...customer }) => ({ _id: id, ...customer })),
        products,
      };
    },
  };
}

const isLong = (text: string) => text.length >= limits.findMinLength;

async function listCustomers(db: Executor, { id, role, staffRole }: Seller, words: readonly string[]) {
  if (role !== 'admin') return findBuyers(db, id, words, mostOfEach);
  return mayCall(staffRole, 'getCustomers') ? findCustomers(db, words, mostOfEach) : [];
}

/** The own ones, hidden or not; for the office, then what others have on sale. */
async function listProducts(db: Executor, { id, shopName }: Seller, search: string, isOffice: boolean) {
  const [own, others] = await Promise.all([
    listOwn(db, id, { search, state: undefined, stock: undefined }, { limit: mostOfEach, offset: 0 }),
    isOffice ? findProducts(db, search, undefined) : [],
  ]);
  const ownFound = own.map((product) => ({ ...product, shopName }));
  const othersFound = others
    .filter(({ sellerId }) => sellerId !== id)
    .map(({ images, ...product }) => ({ ...product, image: images[0] ?? '' }));
  return [...ownFound, ...othersFound].slice(0, mostOfEach).map((product) => ({
    _id: product.id,
    name: product.name,
    sku: product.sku ?? '',
    image: product.image,
    price: product.unitPriceRwf,
    shopId: product.sellerId,
    shopName: product.shopName,
  }));
}
