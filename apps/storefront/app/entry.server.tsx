import { isApiError } from '@urumuri/contract';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { pageScripts } from './page-scripts.ts';

export { createLoadContext } from './platform/api/server-api.ts';

/**
 * Renders the page whole: it will be cached, so there is nobody to stream to. The router's data goes
 * into an inert JSON block instead of inline scripts, so the content security policy can forbid those.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { serverHandoffStream, ...context } = routerContext;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const markup = renderToString(<ServerRouter context={context} url={request.url} />);
  const html = markup.replace('</body>', () => `${pageScripts(context, data)}</body>`);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** A failed call is in the server's log already, with its request id; anything else is a fault of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isApiError(error)) return;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
