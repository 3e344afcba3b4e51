import type { ClientErrorCode, ErrorCode } from './error-codes.ts';

export type ApiErrorCode = ErrorCode | ClientErrorCode;

export const UNREACHABLE_MESSAGE = 'The shop cannot be reached. Check your connection and try again.';

type ApiErrorInit = {
  status: number;
  code: ApiErrorCode;
  details?: Record<string, unknown> | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
};

/** A call that did not succeed. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, init: ApiErrorInit) {
    super(message, { cause: init.cause });
    this.status = init.status;
    this.code = init.code;
    this.details = init.details;
    this.requestId = init.requestId;
    this.retryAfterSeconds = init.retryAfterSeconds;
  }
}

/**
 * Recognises a failed call by its name, not its class: the server and the pages it renders are bundled
 * apart, each with a copy of the class.
 */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  return code === undefined || ('code' in error && error.code === code);
}
