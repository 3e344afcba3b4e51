import { API_BASE_PATH } from '@urumuri/contract';
import { createAfterSaleClient } from '@urumuri/contract/after-sale';
import { getToken, signIn } from '../session/session.ts';

/** What customers do with what they have bought. */
export const afterSaleApi = createAfterSaleClient({ baseUrl: API_BASE_PATH, getToken, onToken: signIn });
