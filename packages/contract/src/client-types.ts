import type { z } from 'zod';
import type { Calls } from './calls.ts';
import type { AfterSaleRouteName } from './after-sale.ts';
import type { CustomerRouteName } from './customer-routes.ts';
import type { RouteName } from './routes.ts';
import type { SellerCalls } from './seller-calls.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** Every call of the shop, whoever it is for. */
export type AllCalls = Calls & SellerCalls;
export type AnyRouteName = CustomerRouteName | SellerRouteName;

export type RequestOptions = { signal?: AbortSignal; headers?: Record<string, string> };

/** Query values travel as text, so numbers may be passed wherever free text is accepted. */
type QueryValue<V> = string extends V ? V | number : V;
type QueryValues<I> = { [K in keyof I]: QueryValue<I[K]> };

type NoInput = Record<never, never>;

type ParamsOf<C> = C extends { params: infer S extends z.ZodType } ? { params: z.input<S> } : NoInput;
type QueryOf<C> = C extends { query: infer S extends z.ZodType } ? { query?: QueryValues<z.input<S>> } : NoInput;
type BodyOf<C> = C extends { upload: true }
  ? { body: Blob }
  : C extends { body: infer S extends z.ZodType }
    ? undefined extends z.input<S>
      ? { body?: z.input<S> }
      : { body: z.input<S> }
    : NoInput;

/** Of several calls, what one of them takes; TypeScript would else combine the parts of each with those of all. */
export type CallInput<N extends AnyRouteName> = N extends AnyRouteName
  ? ParamsOf<AllCalls[N]> & QueryOf<AllCalls[N]> & BodyOf<AllCalls[N]>
  : never;
export type CallOutput<N extends AnyRouteName> = z.output<AllCalls[N]['response']>;

type CallRequest<N extends AnyRouteName> = CallInput<N> & RequestOptions;

/** The argument may be left out when nothing in it is required. */
type Arguments<R> = NoInput extends R ? [request?: R] : [request: R];

export type Client = {
  [N in RouteName]: (...args: Arguments<CallRequest<N>>) => Promise<CallOutput<N>>;
};

export type AfterSaleClient = {
  [N in AfterSaleRouteName]: (...args: Arguments<CallRequest<N>>) => Promise<CallOutput<N>>;
};

/** What pages ask while the server renders them: nothing that knows who looks at them. */
export type PageClient = Pick<
  Client,
  | 'getBanners'
  | 'getBrands'
  | 'getCategories'
  | 'getContentPage'
  | 'getFacets'
  | 'getProductDetails'
  | 'getProducts'
  | 'getShopSettings'
  | 'queryProducts'
  | 'verifyWarranty'
>;

export type SellerClient = {
  [N in SellerRouteName]: (...args: Arguments<CallRequest<N>>) => Promise<CallOutput<N>>;
};
