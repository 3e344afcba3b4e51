import { isRouteErrorResponse } from 'react-router';

/** Why a page could not be loaded, in words for its error page. */
export type PageFailure = {
  message: string;
  /** By which the shop finds the call in its log. */
  requestId?: string | undefined;
};

export const unreachableMessage = 'The shop could not be reached. Check your connection and try again.';
export const UNAVAILABLE = 503;
export const LOWEST_SERVER_ERROR = 500;

/** What an error boundary can tell; nothing when the fault is in the page itself. */
export function readFailure(error: unknown): PageFailure | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const given: unknown = error.data;
  if (typeof given !== 'object' || given === null || !('message' in given)) return undefined;
  const requestId = 'requestId' in given && typeof given.requestId === 'string' ? given.requestId : undefined;
  return typeof given.message === 'string' ? { message: given.message, requestId } : undefined;
}

/** Redirects and pages that do not exist are the router's; a lost line or a failing server is ours. */
export function isShopAway(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= LOWEST_SERVER_ERROR;
  return error instanceof Error;
}
