import {
  type AnyRouteName,
  CUSTOMER_TOKEN_HEADER,
  isShopsWork,
  SELLER_TOKEN_HEADER,
  SHOP_HEADER,
} from '@urumuri/contract';
import { mayCall } from '@urumuri/contract/seller';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionsService } from '../modules/accounts/index.ts';
import type { SellerSessionsService } from '../modules/sellers/index.ts';
import { AppError } from '../app-error.ts';
import { TokenRefusal } from './token-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A younger token for the same session, given back with the answer. */
    renewedToken?: string | undefined;
  }
}

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** What a seller may do whose password somebody else has chosen. */
const openToEverybody = new Set<AnyRouteName>(['getSellerMe', 'changeSellerPassword', 'sellerLogout']);

/** And whose role asks for two-step login that is not set up. */
const openWithoutSecondStep = new Set<AnyRouteName>([
  ...openToEverybody,
  'getSellerSecurity',
  'beginSecondStep',
  'confirmSecondStep',
]);

/** One sentence for every fault: it is nobody's business what was wrong with the token. */
const refusal = () => new AppError('unauthorized', 'Please log in to continue.');

/** Recognises the caller by the `Authorization` header alone: never by a cookie, never by the address. */
export function registerAuthentication(
  app: FastifyInstance,
  sessions: SessionsService,
  sellerSessions: SellerSessionsService,
): void {
  app.decorate('recogniseCustomer', async (request: FastifyRequest, isOptional: boolean) => {
    const token = readToken(request);
    if (token === undefined) {
      if (isOptional) return;
      throw refusal();
    }
    try {
      const recognised = await sessions.recognise(token);
      request.customer = recognised.customer;
      if (!isOptional) request.renewedToken = await sessions.renewWhenDue(recognised);
    } catch (error) {
      logTokenRefusal(request, error);
      if (!isOptional) throw refusal();
    }
  });

  app.decorate('recogniseSeller', async (request: FastifyRequest, shape) => {
    const token = readToken(request);
    if (token === undefined) throw refusal();
    try {
      const recognised = await sellerSessions.recognise(token);
      request.seller = recognised.seller;
      request.renewedToken = await sellerSessions.renewWhenDue(recognised);
    } catch (error) {
      logTokenRefusal(request, error);
      throw refusal();
    }
    const { call } = request.routeOptions.config;
    if (request.seller.mustChangePassword && !(call && openToEverybody.has(call))) {
      throw new AppError('password_change_required', 'Please choose a password of your own first.');
    }
    if (request.seller.mustSetUpSecondStep && !(call && openWithoutSecondStep.has(call))) {
      throw new AppError('second_step_missing', 'Please set up two-step login first: your role needs it.');
    }
    if (shape.auth === 'admin' && request.seller.role !== 'admin') {
      throw new AppError('forbidden', 'Only the marketplace’s office may do this.');
    }
    const { staffRole, bossName = 'an owner' } = request.seller;
    if (!call || !mayCall(staffRole, call)) {
      throw new AppError('not_allowed_for_role', `Your role (${staffRole}) may not do this. Ask ${bossName}.`);
    }
    const shopId = request.headers[SHOP_HEADER];
    if (shopId !== undefined) {
      request.seller = await sellerSessions.actFor(request.seller, String(shopId), isShopsWork(shape));
    }
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.renewedToken !== undefined) {
      reply.header(request.seller ? SELLER_TOKEN_HEADER : CUSTOMER_TOKEN_HEADER, request.renewedToken);
    }
    done(null, payload);
  });
}

/** What else went wrong is no refusal. */
function logTokenRefusal({ log, ip }: FastifyRequest, error: unknown): void {
  if (!(error instanceof TokenRefusal)) throw error;
  log.warn({ security: 'token_refused', reason: error.reason, ip }, 'a token was refused');
}

function readToken({ headers }: FastifyRequest): string | undefined {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  return bearer.exec(authorization)?.[1] ?? '';
}
