import type { z } from 'zod';
import type { Calls } from './calls.ts';
import type { RouteName } from './routes.ts';

export type RequestOptions = { signal?: AbortSignal; headers?: Record<string, string> };

/** Query values travel as text, so numbers may be passed wherever free text is accepted. */
type QueryValue<V> = string extends V ? V | number : V;
type QueryValues<I> = { [K in keyof I]: QueryValue<I[K]> };

type NoInput = Record<never, never>;

type ParamsOf<C> = C extends { params: infer S extends z.ZodType } ? { params: z.input<S> } : NoInput;
type QueryOf<C> = C extends { query: infer S extends z.ZodType } ? { query?: QueryValues<z.input<S>> } : NoInput;
type BodyOf<C> = C extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : NoInput;

export type CallInput<N extends RouteName> = ParamsOf<Calls[N]> & QueryOf<Calls[N]> & BodyOf<Calls[N]>;
export type CallOutput<N extends RouteName> = z.output<Calls[N]['response']>;

type CallRequest<N extends RouteName> = CallInput<N> & RequestOptions;

/** The argument may be left out when nothing in it is required. */
type Arguments<R> = NoInput extends R ? [request?: R] : [request: R];

export type Client = {
  [N in RouteName]: (...args: Arguments<CallRequest<N>>) => Promise<CallOutput<N>>;
};
