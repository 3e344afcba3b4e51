import { ApiError, UNREACHABLE_MESSAGE } from './api-error.ts';
import type { ApiErrorCode } from './api-error.ts';
import type { Client, RequestOptions } from './client-types.ts';
import { isErrorCode } from './error-codes.ts';
import { CUSTOMER_TOKEN_HEADER } from './limits.ts';
import { routes } from './routes.ts';
import type { RouteShape } from './routes.ts';

export type ClientConfig = {
  /** Origin and base path, for example `/api` or `http://127.0.0.1:3000/api`. */
  baseUrl: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  getToken?: () => string | null | undefined;
  /** Called with a renewed token, to be stored in place of the old one. */
  onToken?: (token: string) => void;
  /** The header a renewed token comes in; a customer's when not said. */
  tokenHeader?: string;
  /** What else goes along with a call. */
  headersOf?: (route: RouteShape) => Record<string, string>;
};

type Query = Record<string, string | number | readonly string[] | undefined>;

type UntypedRequest = RequestOptions & {
  params?: Record<string, string>;
  query?: Query;
  body?: unknown;
};

const BAD_RESPONSE_MESSAGE = 'The shop gave an answer that cannot be read. Please try again.';
const BUSY_MESSAGE = 'The shop is busy. Please try again shortly.';

/** One typed method per route. Types come from the schemas; no schema is loaded at run time. */
export function createClient(config: ClientConfig): Client {
  return createMethods<Client>(routes, config);
}

/** A method for each of the given routes; whoever names the routes knows the type. */
export function createMethods<Methods extends object>(
  table: Record<keyof Methods, RouteShape>,
  config: ClientConfig,
): Methods {
  const methods = Object.entries<RouteShape>(table).map(([name, route]) => [
    name,
    (request: UntypedRequest = {}) => send(config, route, request),
  ]);
  return Object.fromEntries(methods) as Methods;
}

/** Path and query of a call, without the base address. */
export function buildPath(route: RouteShape, params: Record<string, string> = {}, query: Query = {}): string {
  return fillPath(route, params) + encodeQuery(query);
}

function fillPath(route: RouteShape, params: Record<string, string>): string {
  return route.path.replaceAll(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    // An empty segment would silently address another route.
    if (!value) throw new TypeError(`Path parameter ${key} of ${route.path} is missing`);
    return encodeSegment(value);
  });
}

/** `.` and `..` survive encodeURIComponent and would be resolved away by the URL parser. */
function encodeSegment(value: string): string {
  return value === '.' || value === '..' ? value.replaceAll('.', '%2E') : encodeURIComponent(value);
}

function encodeQuery(query: Query): string {
  const given = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') given.append(key, String(one));
    }
  }
  const text = given.toString();
  return text && `?${text}`;
}

async function send(config: ClientConfig, route: RouteShape, request: UntypedRequest): Promise<unknown> {
  const path = fillPath(route, request.params ?? {}) + encodeQuery(request.query ?? {});
  const headers = new Headers({ accept: 'application/json', ...config.headersOf?.(route), ...request.headers });
  const init: RequestInit = { method: route.method, headers };
  if (request.signal) init.signal = request.signal;
  if (request.body instanceof Blob) {
    headers.set('content-type', request.body.type);
    init.body = request.body;
  } else if (request.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(request.body);
  }
  const token = route.auth === 'none' ? undefined : config.getToken?.();
  if (token) headers.set('authorization', `Bearer ${token}`);

  const { response, text } = await exchange(config, config.baseUrl.replace(/\/+$/, '') + path, init);
  const renewed = response.headers.get(config.tokenHeader ?? CUSTOMER_TOKEN_HEADER);
  if (renewed) config.onToken?.(renewed);

  const body = parseJson(text);
  if (!response.ok) throw toApiError(response, body);
  if (body === undefined) {
    throw new ApiError(BAD_RESPONSE_MESSAGE, { status: response.status, code: 'bad_response' });
  }
  return body;
}

async function exchange(config: ClientConfig, url: string, init: RequestInit) {
  const fetchUrl = config.fetch ?? globalThis.fetch;
  try {
    const response = await fetchUrl(url, init);
    return { response, text: await response.text() };
  } catch (cause) {
    // A caller that cancels wants its own AbortError back; a time limit that ran out is a bad network.
    if (init.signal?.aborted && !isTimeout(cause)) throw cause;
    throw new ApiError(UNREACHABLE_MESSAGE, { status: 0, code: 'network', cause });
  }
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toApiError(response: Response, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  const sentence = [fields.message, fields.error].find((text) => typeof text === 'string' && text !== '');
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(typeof sentence === 'string' ? sentence : sentenceOf(response.status), {
    status: response.status,
    code: isErrorCode(fields.code) ? fields.code : codeOf(response.status),
    details: isRecord(fields.details) ? fields.details : undefined,
    requestId: typeof fields.requestId === 'string' ? fields.requestId : undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

const codeByStatus: Record<number, ApiErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** For answers of a proxy in between, which knows nothing of our error body. */
function codeOf(status: number): ApiErrorCode {
  return codeByStatus[status] ?? 'bad_response';
}

function sentenceOf(status: number): string {
  return codeOf(status) === 'unavailable' ? BUSY_MESSAGE : BAD_RESPONSE_MESSAGE;
}
