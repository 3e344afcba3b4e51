import { API_BASE_PATH, type ErrorCode, errorStatus } from '@urumuri/contract';
import type { ErrorBody } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSqlState, isDatabaseLost } from '../db/client.ts';
import { AppError } from '../app-error.ts';
import { renderRefusalPage } from './refusal-page.ts';

const retryAfterSeconds = 2;

/** What Fastify refuses before a handler runs, in our words. */
const frameworkErrors: Record<string, readonly [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The request is too large.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_request', 'The request has no content.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed_request', 'The request is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_request', 'The request is not complete.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send the request as application/json.'],
  FST_ERR_CTP_INSTANCE_ALREADY_STARTED: ['internal', 'Something went wrong on our side. Please try again.'],
  FST_ERR_BAD_URL: ['malformed_request', 'The address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: ['uri_too_long', 'The address is too long.'],
};

const busySentence = 'The shop is busy. Please try again in a moment.';

/** What the database refuses; where it is lost or busy, that is a reason to come back and no fault of the request. */
const databaseErrors: readonly (readonly [RegExp, ErrorCode, string])[] = [
  [/^22P02$/, 'not_found', 'Not found.'],
  [/^(22003|22021|22001)$/, 'validation_failed', 'The request contains a value that cannot be used.'],
  [/^(53100|ENOSPC|EDQUOT)$/, 'storage_full', 'The shop cannot store anything at the moment. Please try again later.'],
  [/^25006$/, 'unavailable', 'The shop can only be looked at for the moment. Please try again in a while.'],
  [
    // Also what a database answers that is just being moved: no such database, no such login.
    /^(40P01|40001|55P03|57014|53\w{3}|57P\w{2}|58\w{3}|08\w{3}|28\w{3}|3D000|E[A-Z]+)$/,
    'unavailable',
    busySentence,
  ],
];

const dullSentence = 'Something went wrong on our side. Please try again.';

/** Turns whatever was thrown into a refusal; anything unexpected is told to the log, not the visitor. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const framework = frameworkErrors[code];
  if (framework) return new AppError(framework[0], framework[1]);
  const state = findSqlState(error) ?? '';
  const database = databaseErrors.find(([pattern]) => pattern.test(state));
  if (database) return new AppError(database[1], database[2]);
  if (isDatabaseLost(error)) return new AppError('unavailable', busySentence);
  return new AppError('internal', dullSentence);
}

export function errorBody(refusal: AppError, requestId: string): ErrorBody {
  const { message, code, details } = refusal;
  return { error: message, message, code, requestId, ...(details ? { details } : {}) };
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown, shop: Identity): FastifyReply {
  const refusal = toAppError(error);
  const status = errorStatus[refusal.code];
  if (refusal.code === 'internal') request.log.error({ err: error }, 'an unexpected error');
  else if (status >= 500) request.log.warn({ err: error, code: refusal.code }, 'turned away');
  if ((status === 503 || status === 429) && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', refusal.details?.retryAfterSeconds ?? retryAfterSeconds);
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const body = errorBody(refusal, request.id);
  reply.code(status).header('cache-control', 'no-store').header('x-request-id', request.id);
  if (isForPage(request)) return reply.type('text/html; charset=utf-8').send(renderRefusalPage(status, body, shop));
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Somebody at a browser, who would be shown the text of an answer as it is. */
function isForPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith(API_BASE_PATH) && (headers.accept ?? '').includes('text/html');
}

/** The one place that writes error bodies, for our errors and the framework's alike. */
export function registerErrorHandler(app: FastifyInstance, readIdentity: () => Identity): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendRefusal(request, reply, error, readIdentity()));
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, new AppError('not_found', 'There is nothing at this address.'), readIdentity()),
  );
}

/** Bad addresses are refused before routing, where no error handler is in force. */
export const answerFrameworkErrors =
  (readIdentity: () => Identity) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendRefusal(request, reply, error, readIdentity());
  };
