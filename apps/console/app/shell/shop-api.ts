import { API_BASE_PATH, createClient } from '@urumuri/contract';

/** What the shop tells everybody; nobody is signed in to it here. Staff see their own changes, not what a browser kept. */
export const shopApi = createClient({
  baseUrl: API_BASE_PATH,
  fetch: (url, init) => fetch(url, { ...init, cache: 'no-cache' }),
});
