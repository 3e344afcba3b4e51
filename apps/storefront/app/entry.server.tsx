import { isApiError } from '@urumuri/contract';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from './runtime/early-taps.tsx';
import { writePage, type WrittenPage } from './runtime/write-page.tsx';

// What answers a request must be of the same copy of the router as the pages.
export { createRequestHandler } from 'react-router';
export { createLoadContext } from './platform/api/server-api.ts';

/** The page for the server, which sends it with a policy that names its scripts. */
export const writtenPage = createContext<WrittenPage | null>(null);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = await writePage(
    (nonce) => (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    ),
    new URL(request.url),
    (error) => handleError(error, { request }),
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  loadContext.set(writtenPage, page);
  return new Response(null, { status, headers });
}

/** A failed call is in the server's log already, with its request id; anything else is a fault of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isApiError(error)) return;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
