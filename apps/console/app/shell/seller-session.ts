import { browserStorage } from '@urumuri/ui/browser/storage.ts';

const tokenKey = 'sellerToken';

/** The seller's token, apart from any customer's: one browser may hold both. */
export const getSellerToken = () => browserStorage.get(tokenKey);

export function saveSellerToken(token: string | null): void {
  browserStorage.set(tokenKey, token);
}
