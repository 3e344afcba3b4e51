import { isRouteErrorResponse } from 'react-router';

/** Why a page could not be loaded, in words for its error page. */
export type PageFailure = {
  message: string;
  /** By which the shop finds the call in its log. */
  requestId?: string | undefined;
};

export const unreachableMessage = 'The shop could not be reached. Check your connection and try again.';
const busyMessage = 'The shop cannot answer at the moment. Please try again.';
export const failureTitle = 'This page could not be loaded';
export const UNAVAILABLE = 503;
export const LOWEST_SERVER_ERROR = 500;
const TOO_MANY_REQUESTS = 429;

/** What an error boundary can tell; nothing when the fault is in the page itself. */
export function readFailure(error: unknown): PageFailure | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { message, requestId } = readBody(error.data);
  if (typeof message === 'string') return { message, ...(typeof requestId === 'string' && { requestId }) };
  return error.status === TOO_MANY_REQUESTS || error.status > LOWEST_SERVER_ERROR
    ? { message: busyMessage }
    : undefined;
}

/** What a loader said, or the text of a call that was refused before any loader was asked. */
function readBody(given: unknown): Record<string, unknown> {
  try {
    const body: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Redirects and pages that do not exist are the router's; a lost line, a failing or a busy server is ours. */
export function isShopAway(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= LOWEST_SERVER_ERROR || error.status === TOO_MANY_REQUESTS;
  return error instanceof Error;
}
