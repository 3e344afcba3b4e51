import type { ApiError } from '@urumuri/contract';

/**
 * Recognises a failed call by its name: in loaders the API is the server's, whose class of errors is
 * another copy than the one bundled with the pages.
 */
export function isApiFailure(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && 'code' in error;
}
