import type { PaperKind } from '@urumuri/contract';
import { addresses } from '../../platform/format/addresses.ts';

/** Every address of the sellers' console. */
export const consoleAddresses = {
  home: '/seller',
  login: '/seller/login',
  register: '/seller/register',
  loginAndReturn: (path: string) => `/seller/login?returnTo=${encodeURIComponent(path)}`,
  newOrder: '/seller/new-order',
  orders: '/seller/orders',
  order: (orderId: string) => `/seller/orders/${encodeURIComponent(orderId)}`,
  changeOrder: (orderId: string) => `/seller/orders/${encodeURIComponent(orderId)}/change`,
  /** `isWhole`: whole orders, as the office sees them. */
  print: (kind: PaperKind, orderIds: readonly string[], isWhole: boolean) =>
    `/seller/print?${new URLSearchParams([
      ['kind', kind],
      ...(isWhole ? [['whole', 'yes']] : []),
      ...orderIds.map((id) => ['order', id]),
    ]).toString()}`,
  claims: '/seller/claims',
  claim: (claimId: string) => `/seller/claims/${encodeURIComponent(claimId)}`,
  calls: '/seller/calls',
  returns: '/seller/returns',
  return: (returnId: string) => `/seller/returns/${encodeURIComponent(returnId)}`,
  reviews: '/seller/reviews',
  products: '/seller/products',
  newProduct: '/seller/products/new',
  product: (productId: string) => `/seller/products/${encodeURIComponent(productId)}`,
  imports: '/seller/import',
  import: (importId: string) => `/seller/import/${encodeURIComponent(importId)}`,
  vouchers: '/seller/vouchers',
  chat: '/seller/chat',
  chatWith: (customerId: string) => `/seller/chat/${encodeURIComponent(customerId)}`,
  profile: '/seller/profile',
  security: '/seller/security',
  firstSteps: '/seller/first-steps',
  shops: '/seller/shops',
  colleagues: '/seller/colleagues',
  customers: '/seller/customers',
  allOrders: '/seller/all-orders',
  anyOrder: (orderId: string) => `/seller/all-orders/${encodeURIComponent(orderId)}`,
  payments: '/seller/payments',
  messages: '/seller/messages',
  templates: '/seller/templates',
  template: (name: string) => `/seller/templates/${name}`,
  status: '/seller/status',
  settings: addresses.settings,
  pages: '/seller/pages',
  page: (page: string) => `/seller/pages/${page}`,
  banners: '/seller/banners',
  categories: '/seller/categories',
  brands: '/seller/brands',
  searches: '/seller/searches',
  synonyms: '/seller/synonyms',
} as const;

/** The page of the console to go back to after signing in; anything else becomes its first page. */
export function readConsoleReturn(given: string | null): string {
  const isOwn = given !== null && /^\/seller(?:[/?][\w\-./?=&%]*)?$/.test(given) && !given.includes('..');
  return isOwn && !given.startsWith(consoleAddresses.login) ? given : consoleAddresses.home;
}
