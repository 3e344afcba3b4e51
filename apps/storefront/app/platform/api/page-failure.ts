import { isApiError } from '@urumuri/contract';
import { isRouteErrorResponse } from 'react-router';

/** Why a page could not be loaded, in words for its error page. */
export type PageFailure = {
  message: string;
  /** By which the shop finds the call in its log. */
  requestId?: string | undefined;
};

export const UNAVAILABLE = 503;
export const LOWEST_SERVER_ERROR = 500;

/** No answer at all, or one of a proxy or of a shop that is starting, stopping or overloaded. */
const awayStatuses: readonly number[] = [0, 502, UNAVAILABLE, 504];
/** Browsers have no code for it, only words of their own; the last are the router's for an answer that broke off. */
const networkWords = /fetch|network|load failed|connection|decode turbo-stream/i;

/** What an error boundary can tell; nothing when the fault is in the page itself. */
export function readFailure(error: unknown): PageFailure | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const given: unknown = error.data;
  if (typeof given !== 'object' || given === null || !('message' in given)) return undefined;
  const requestId = 'requestId' in given && typeof given.requestId === 'string' ? given.requestId : undefined;
  return typeof given.message === 'string' ? { message: given.message, requestId } : undefined;
}

/** An outage says nothing about what was asked for. Any other answer does, and any other error is a fault of ours. */
export function isShopAway(error: unknown): boolean {
  if (isApiError(error) || isRouteErrorResponse(error)) return awayStatuses.includes(error.status);
  return isNetworkError(error);
}

/** A page's data got no answer, or not in time. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error) || isApiError(error)) return false;
  return error.name === 'TimeoutError' || networkWords.test(error.message);
}
