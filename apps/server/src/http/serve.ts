import type { Readable } from 'node:stream';
import type { AllCalls, AnyRouteName, CallOutput, SellerRole, StaffRole } from '@urumuri/contract';
import { API_BASE_PATH, isShopsWork, SHOP_HEADER } from '@urumuri/contract';
import { type CallShape, calls, errorBody, sellerCalls } from '@urumuri/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod';
import { AppError } from '../app-error.ts';
import { parse } from './parse.ts';

type Parsed<Call, Part extends string> = Call extends { [K in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** Who asks, as their token and session say; never as the request claims. */
export type Customer = { id: string; sessionId: string; name: string; email: string; image: string };

/** The same for the sellers' console; the role is the account's of this moment. */
export type Seller = {
  /** The shop whose console it is. */
  id: string;
  /** The account that acts. */
  personId: string;
  /** The office acts in the name of this shop, with the rights of a seller. */
  isForShop?: true;
  sessionId: string;
  shopName: string;
  ownerName: string;
  email: string;
  phone: string;
  whatsapp: string;
  district: string;
  address: string;
  image: string;
  tin: string;
  withoutVat: boolean;
  /** By how many percent sales staff may lower prices at the counter. */
  counterDiscount: number;
  pickupAddress: string;
  pickupHours: string;
  role: SellerRole;
  staffRole: StaffRole;
  /** Whom to ask for what the own role may not do. */
  bossName?: string;
  /** The name the shop has asked for and the office has not agreed to yet. */
  wantedName: string | null;
  mustChangePassword: boolean;
  mustSetUpSecondStep?: boolean;
};

/** For which shop somebody works, and who it is. */
export type Staff = Pick<Seller, 'id' | 'personId'>;

/** The account of who is logged in, whoever they work for. */
export const accountOf = (seller: Seller): Seller => ({ ...seller, id: seller.personId });

/** Who stands in histories for what staff do: in the name of a shop, the office is still the office. */
export const actorOf = (
  { personId, isForShop, role }: Pick<Seller, 'personId' | 'isForShop' | 'role'>,
  atDesk: SellerRole = role,
) => ({ actor: isForShop ? 'admin' : atDesk, staffId: personId }) as const;

type CustomerOf = {
  none: undefined;
  optional: Customer | undefined;
  customer: Customer;
  seller: undefined;
  admin: undefined;
};
type SellerOf = { none: undefined; optional: undefined; customer: undefined; seller: Seller; admin: Seller };

/** A call's input after the contract has checked it and the caller has been recognised. */
export type ServedInput<Name extends AnyRouteName> = {
  customer: CustomerOf[AllCalls[Name]['auth']];
  seller: SellerOf[AllCalls[Name]['auth']];
  params: Parsed<AllCalls[Name], 'params'>;
  query: Parsed<AllCalls[Name], 'query'>;
  body: Parsed<AllCalls[Name], 'body'>;
  request: FastifyRequest;
  /** For headers and, among the statuses the route declares, the status; the answer is what is returned. */
  reply: FastifyReply;
};

/** What a call answers, or a file as it is being made. */
type Answer<Name extends AnyRouteName> = AllCalls[Name] extends { download: true } ? Readable : CallOutput<Name>;

type Handler<Name extends AnyRouteName> = (input: ServedInput<Name>) => Promise<Answer<Name>>;

/** What a call is worth when the server cannot serve everybody, the least first. */
export type Importance = 'search' | 'list' | 'details' | 'cart' | 'checkout' | 'vital';

export type ServeOptions = {
  importance: Importance;
  /** How long a proxy or browser may cache the answer; personal answers are never cached. */
  maxAgeSeconds?: number;
  /** A second status the same answer may be given with. */
  otherStatus?: number;
  /** How large a body may be, where the common limit is too small. */
  bodyLimitBytes?: number;
  /** How long the answer may take, where the common limit is too short. */
  timeoutMs?: number;
};

const everyCall: Record<AnyRouteName, CallShape> = { ...calls, ...sellerCalls };

const shopHeader = {
  type: 'object',
  properties: { [SHOP_HEADER]: { type: 'string', description: 'The shop that an account of the office works for' } },
};

const partOf = { params: 'params', querystring: 'query', body: 'body' } as const;

/** Serves a call of the contract: schemas check what comes in, and a field that no schema lists cannot leave. */
export function serve<Name extends AnyRouteName>(
  app: FastifyInstance,
  name: Name,
  options: ServeOptions,
  handle: Handler<Name>,
): void {
  const call = everyCall[name];
  const cacheControl = cacheControlOf(call, options);
  app.route({
    method: call.method,
    url: API_BASE_PATH + call.path,
    config: {
      importance: options.importance,
      call: name,
      ...(options.timeoutMs === undefined ? {} : { budgetMs: options.timeoutMs }),
    },
    ...(options.bodyLimitBytes === undefined ? {} : { bodyLimit: options.bodyLimitBytes }),
    schema: {
      operationId: name,
      summary: call.summary,
      tags: [call.module],
      ...securityOf(call),
      ...(isShopsWork(call) ? { headers: shopHeader } : {}),
      ...(call.params ? { params: describe(call.params, 'input') } : {}),
      ...(call.query ? { querystring: describe(call.query, 'input') } : {}),
      ...(call.body ? { body: describe(call.body, 'input') } : {}),
      response: {
        [call.status]: describeAnswer(call),
        ...(options.otherStatus === undefined ? {} : { [options.otherStatus]: describe(call.response, 'output') }),
        '4xx': describe(errorBody, 'output'),
      },
    },
    validatorCompiler: ({ httpPart }) => {
      const schema = call[partOf[httpPart as keyof typeof partOf]];
      // An id or slug of the wrong shape names nothing; that is all the caller needs to know.
      const code = httpPart === 'params' ? 'not_found' : 'validation_failed';
      return (value: unknown) => ({ value: schema ? parse(schema, value ?? {}, code) : value });
    },
    ...guardOf(app, call),
    handler: async (request, reply) => {
      reply.code(call.status).header('cache-control', cacheControl);
      const { params, query, body, customer, seller } = request;
      if (customer) refuseOtherClaims(customer, params, body);
      const input: Record<keyof ServedInput<Name>, unknown> = { params, query, body, customer, seller, request, reply };
      // Checked by the contract above, and signed in as it asks.
      return handle(input as ServedInput<Name>);
    },
  });
}

function describeAnswer({ response, download }: CallShape): Record<string, unknown> {
  const schema = describe(response, 'output');
  return download ? { description: 'A file', content: { 'application/pdf': { schema } } } : schema;
}

function securityOf({ auth }: CallShape): { security?: Record<string, string[]>[] } {
  if (auth === 'none') return {};
  return { security: [{ [auth === 'seller' || auth === 'admin' ? 'sellerToken' : 'customerToken']: [] }] };
}

function guardOf(app: FastifyInstance, call: CallShape): Pick<RouteShorthandOptions, 'onRequest'> {
  const { auth } = call;
  if (auth === 'none') return {};
  if (auth === 'seller' || auth === 'admin') return { onRequest: (request) => app.recogniseSeller(request, call) };
  return { onRequest: (request) => app.recogniseCustomer(request, auth === 'optional') };
}

/** Clients name their customer in paths and bodies; the name must be their own, whoever else exists. */
function refuseOtherClaims(customer: Customer, ...parts: unknown[]): void {
  for (const part of parts) {
    const { userId, customerId } = (part ?? {}) as { userId?: unknown; customerId?: unknown };
    for (const claim of [userId, customerId]) {
      if (claim !== undefined && claim !== customer.id) {
        throw new AppError('forbidden', 'You can only do this in your own account.');
      }
    }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    customer?: Customer;
    seller?: Seller;
  }
  interface FastifyInstance {
    /** Sets `request.customer`, or refuses; decorated by `authentication.ts`. */
    recogniseCustomer(request: FastifyRequest, isOptional: boolean): Promise<void>;
    /** Sets `request.seller`, or refuses; an administrator may do what a seller may, also in the name of a shop. */
    recogniseSeller(request: FastifyRequest, call: CallShape): Promise<void>;
  }
  interface FastifyContextConfig {
    /** The contract's name for the call a route serves. */
    call?: AnyRouteName;
  }
}

function cacheControlOf(call: CallShape, { maxAgeSeconds = 0 }: ServeOptions): string {
  if (call.method !== 'GET' || call.auth !== 'none') return 'no-store';
  return `public, max-age=${maxAgeSeconds}`;
}

const described = { input: new WeakMap<z.ZodType, object>(), output: new WeakMap<z.ZodType, object>() };

/** Worked out once: every call refuses in the same words, and whoever opens a second shop has the same calls. */
function describe(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const known = described[io].get(schema);
  if (known) return { ...known };
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' });
  described[io].set(schema, json);
  return { ...json };
}
