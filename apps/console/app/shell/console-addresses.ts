import type { PaperKind } from '@urumuri/contract';

/** Every address of the sellers' console, below `/seller`: the router puts that in front. */
export const consoleAddresses = {
  home: '/',
  login: '/login',
  register: '/register',
  loginAndReturn: (path: string) => `/login?returnTo=${encodeURIComponent(path)}`,
  drops: '/drops',
  newOrder: '/new-order',
  counterSale: '/counter-sale',
  pickup: '/pickup',
  pickupOf: (orderNumber: string) => `/pickup?order=${encodeURIComponent(orderNumber)}`,
  orders: '/orders',
  order: (orderId: string) => `/orders/${encodeURIComponent(orderId)}`,
  changeOrder: (orderId: string) => `/orders/${encodeURIComponent(orderId)}/change`,
  cancelOrder: (orderId: string) => `/orders/${encodeURIComponent(orderId)}/cancel`,
  openReturn: (orderId: string) => `/orders/${encodeURIComponent(orderId)}/return`,
  /** `isWhole`: whole orders, as the office sees them. */
  print: (kind: PaperKind, orderIds: readonly string[], isWhole: boolean) =>
    `/print?${new URLSearchParams([
      ['kind', kind],
      ...(isWhole ? [['whole', 'yes']] : []),
      ...orderIds.map((id) => ['order', id]),
    ]).toString()}`,
  claims: '/claims',
  claim: (claimId: string) => `/claims/${encodeURIComponent(claimId)}`,
  calls: '/calls',
  returns: '/returns',
  return: (returnId: string) => `/returns/${encodeURIComponent(returnId)}`,
  reviews: '/reviews',
  products: '/products',
  newProduct: '/products/new',
  variants: (productId: string) => `/products/${encodeURIComponent(productId)}/variants`,
  duplicate: (productId: string) => `/products/new?from=${encodeURIComponent(productId)}`,
  productsToCheck: '/products-to-check',
  product: (productId: string) => `/products/${encodeURIComponent(productId)}`,
  imports: '/import',
  import: (importId: string) => `/import/${encodeURIComponent(importId)}`,
  vouchers: '/vouchers',
  chat: '/chat',
  chatWith: (customerId: string) => `/chat/${encodeURIComponent(customerId)}`,
  profile: '/profile',
  security: '/security',
  firstSteps: '/first-steps',
  shops: '/shops',
  colleagues: '/colleagues',
  /** Opens a page as this shop has it, to work in its name. */
  workFor: (shopId: string, page: string) => `/work-for/${encodeURIComponent(shopId)}?to=${encodeURIComponent(page)}`,
  customers: '/customers',
  allOrders: '/all-orders',
  anyOrder: (orderId: string) => `/all-orders/${encodeURIComponent(orderId)}`,
  payments: '/payments',
  toGiveBack: '/to-give-back',
  toCollect: '/to-collect',
  cash: '/cash',
  cashOf: (personId: string, handInId?: string) =>
    `/cash/${encodeURIComponent(personId)}${handInId ? `?handIn=${encodeURIComponent(handInId)}` : ''}`,
  dayClosing: '/day-closing',
  reports: '/reports',
  payouts: '/payouts',
  ownPayouts: (closing?: number) => `/payouts${closing === undefined ? '' : `?closing=${closing}`}`,
  shopPayouts: (sellerId: string, closing?: number) =>
    `/payouts/shops/${encodeURIComponent(sellerId)}${closing === undefined ? '' : `?closing=${closing}`}`,
  payoutClosing: (closingId: number) => `/payouts/closings/${closingId}`,
  /** `shop`: as the office prints it. */
  payoutPaper: ({ shop, closing }: { shop?: string | undefined; closing?: number | undefined }) =>
    `/payouts/print?${new URLSearchParams({ ...(shop && { shop }), ...(closing && { closing: String(closing) }) }).toString()}`,
  commissions: '/commissions',
  messages: '/messages',
  templates: '/templates',
  template: (name: string) => `/templates/${name}`,
  status: '/status',
  settings: '/settings',
  pages: '/pages',
  page: (page: string) => `/pages/${page}`,
  banners: '/banners',
  categories: '/categories',
  brands: '/brands',
  searches: '/searches',
  synonyms: '/synonyms',
} as const;

/** Where an address of the browser lies in the console. */
export const pathInConsole = ({ pathname }: Pick<URL, 'pathname'>) =>
  pathname.replace(/^\/seller(?=\/|$)/, '') || consoleAddresses.home;

/** The page of the console to go back to after signing in; anything else becomes its first page. */
export function readConsoleReturn(given: string | null): string {
  const isOwn = given !== null && /^\/(?!\/)[\w\-./?=&%]*$/.test(given) && !given.includes('..');
  return isOwn && !given.startsWith(consoleAddresses.login) ? given : consoleAddresses.home;
}
