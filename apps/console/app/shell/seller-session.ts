import { browserStorage, tabStorage } from '@urumuri/ui/browser/storage.ts';

const tokenKey = 'sellerToken';

/** The seller's token, apart from any customer's: one browser may hold both. */
export const getSellerToken = () => browserStorage.get(tokenKey);

export function saveSellerToken(token: string | null): void {
  browserStorage.set(tokenKey, token);
}

const shopKey = 'workingFor';

/** The shop that the office works for in this tab, by its id. */
export const getShopWorkedFor = () => tabStorage.get(shopKey);

export function workFor(shopId: string | null): void {
  tabStorage.set(shopKey, shopId);
}
