export * from './after-sale.ts';
export * from './api-error.ts';
export * from './barcode.ts';
export { buildPath, createClient } from './client.ts';
export type { ClientConfig } from './client.ts';
export type {
  AfterSaleClient,
  AllCalls,
  AnyRouteName,
  CallInput,
  CallOutput,
  Client,
  PageClient,
  RequestOptions,
  SellerClient,
} from './client-types.ts';
export * from './content-pages.ts';
export * from './customer-routes.ts';
export * from './error-codes.ts';
export * from './filters.ts';
export * from './first-payment-settings.ts';
export * from './events.ts';
export * from './languages.ts';
export * from './for-shop.ts';
export * from './limits.ts';
export * from './payment-patterns.ts';
export * from './phone.ts';
export * from './routes.ts';
export type { SellerRouteName } from './seller-routes.ts';
export * from './search-terms.ts';
export * from './statuses.ts';
export type * from './schemas/index.ts';
