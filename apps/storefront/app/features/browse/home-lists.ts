import type { PageClient } from '@urumuri/contract';
import { type CardProduct, toCardProduct } from './card-product.ts';

/** Two pages of eight: the shop page has them all. */
const LIST_LIMIT = 16;

type HomeLists = Awaited<ReturnType<PageClient['getProducts']>>;

export const listNames = ['featured', 'bestSellers', 'newArrivals', 'discounted'] as const;
export type ListName = (typeof listNames)[number];

/** The lists of the home page, as cards. */
export function toHomeLists(lists: HomeLists): Record<ListName, CardProduct[]> {
  const toCards = (products: HomeLists['products']) => products.slice(0, LIST_LIMIT).map(toCardProduct);
  return {
    featured: toCards(lists.products),
    bestSellers: toCards(lists.topRated_product),
    newArrivals: toCards(lists.latest_product),
    discounted: toCards(lists.discount_product.filter((product) => product.discount > 0)),
  };
}

let loading: Promise<Record<ListName, CardProduct[]>> | undefined;

/** All of a list, in the browser; the four come together, and once. */
export async function loadList(name: ListName): Promise<CardProduct[]> {
  loading ??= import('../../platform/api/api.ts').then(async ({ api }) => toHomeLists(await api.getProducts()));
  try {
    return (await loading)[name];
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
