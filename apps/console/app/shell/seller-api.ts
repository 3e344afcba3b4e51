import { API_BASE_PATH } from '@urumuri/contract';
import { createSellerClient } from '@urumuri/contract/seller';
import { getSellerToken, getShopWorkedFor, saveSellerToken } from './seller-session.ts';

/** The sellers' half of the API, as whoever is signed in to the console. */
export const sellerApi = createSellerClient({
  baseUrl: API_BASE_PATH,
  getToken: getSellerToken,
  getShop: getShopWorkedFor,
  onToken: saveSellerToken,
});
