import { isApiError } from '@urumuri/contract';
import { createContext, type EntryContext, type RouterContextProvider } from 'react-router';
import { writeDocument } from './document.tsx';

export { createDocumentRenderer } from './document.tsx';
export { createLoadContext } from './platform/api/server-api.ts';

/** The page, beside its response: a body would be turned into a stream and back. */
export const pageHtml = createContext<Buffer | null>(null);

/**
 * Renders the pages that the document renderer leaves to the router: those that end in an error. The router's data
 * goes into an inert JSON block instead of inline scripts, so the content security policy can forbid those.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...context } = routerContext;
  const data = await new Response(serverHandoffStream ?? 'null').text();
  headers.set('content-type', 'text/html; charset=utf-8');
  loadContext.set(pageHtml, writeDocument(context, new URL(request.url), data.trim()));
  return new Response(null, { status, headers });
}

/** A failed call is in the server's log already, with its request id; anything else is a fault of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isApiError(error)) return;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
