import { isApiError } from '@urumuri/contract';
import { isRouteErrorResponse } from 'react-router';

/** Why a page could not be loaded, in words for its error page. */
export type PageFailure = {
  message: string;
  /** By which the shop finds the call in its log. */
  requestId?: string | undefined;
};

const busyMessage = 'The shop cannot answer at the moment. Please try again.';
export const failureTitle = 'This page could not be loaded';
export const UNAVAILABLE = 503;
export const LOWEST_SERVER_ERROR = 500;

/** No answer at all, or one of a shop that is starting, stopping, overloaded or asked too often. */
const awayStatuses: readonly number[] = [0, 429, 502, UNAVAILABLE, 504];
/** Browsers have no code for it, only words of their own; the last are the router's for an answer that broke off. */
const networkWords = /fetch|network|load failed|connection|decode turbo-stream/i;

/** What an error boundary can tell; nothing when the fault is in the page itself. */
export function readFailure(error: unknown): PageFailure | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { message, requestId } = readBody(error.data);
  if (message !== undefined) return { message, ...(requestId !== undefined && { requestId }) };
  return isAway(error.status, requestId) ? { message: busyMessage } : undefined;
}

/** What a loader said, or the text of a call that was refused before any loader was asked. */
function readBody(given: unknown): Partial<PageFailure> {
  try {
    const body: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    const { message, requestId }: { message?: unknown; requestId?: unknown } = body ?? {};
    return {
      ...(typeof message === 'string' && { message }),
      ...(typeof requestId === 'string' && { requestId }),
    };
  } catch {
    return {};
  }
}

/** Every answer of the shop has a number: a server error without one is a proxy's, which has not reached the shop. */
function isAway(status: number, requestId: string | undefined): boolean {
  return awayStatuses.includes(status) || (status >= LOWEST_SERVER_ERROR && requestId === undefined);
}

/** An outage says nothing about what was asked for. Any other answer does, and any other error is a fault of ours. */
export function isShopAway(error: unknown): boolean {
  if (isApiError(error)) return isAway(error.status, error.requestId);
  if (isRouteErrorResponse(error)) return isAway(error.status, readBody(error.data).requestId);
  return isNetworkError(error);
}

/** A page's data got no answer, or not in time. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error) || isApiError(error)) return false;
  return error.name === 'TimeoutError' || networkWords.test(error.message);
}
