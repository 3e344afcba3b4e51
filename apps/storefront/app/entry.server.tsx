import { isApiError } from '@urumuri/contract';
import { renderToString } from 'react-dom/server';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageScripts } from './page-scripts.ts';

export { createLoadContext } from './platform/api/server-api.ts';

/** The page as text, beside its response: a body would be turned into a stream of bytes and back. */
export const pageHtml = createContext<string | undefined>(undefined);

/**
 * Renders the page whole: it will be cached, so there is nobody to stream to. The router's data goes
 * into an inert JSON block instead of inline scripts, so the content security policy can forbid those.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...context } = routerContext;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const markup = renderToString(<ServerRouter context={context} url={request.url} />);
  const html = markup.replace('</body>', () => `${pageScripts(context, data)}</body>`);
  headers.set('content-type', 'text/html; charset=utf-8');
  loadContext.set(pageHtml, `<!DOCTYPE html>${html}`);
  return new Response(null, { status, headers });
}

/** A failed call is in the server's log already, with its request id; anything else is a fault of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isApiError(error)) return;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
