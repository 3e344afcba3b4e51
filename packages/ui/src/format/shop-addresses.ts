import type { ContentPageName } from '@urumuri/contract';

/** The addresses of the shop that its pages and the console both link to. */
export const shopAddresses = {
  home: '/',
  about: '/about',
  content: (page: ContentPageName) => `/${page}`,
  forgotPassword: '/forgot-password',
  product: (slugOrId: string) => `/product/details/${encodeURIComponent(slugOrId)}`,
  searchFor: (text: string) => `/products/search?value=${encodeURIComponent(text)}`,
} as const;
