import { createStaticHandler, data, type ErrorResponse } from 'react-router';

/** What the router makes of a loader that answers with a status: an error of its own kind. */
export async function makeRouteError(status: number, body: unknown): Promise<ErrorResponse> {
  const fail = () => {
    throw data(body, { status });
  };
  const { query } = createStaticHandler([{ id: 'root', path: '/', loader: fail, hasErrorBoundary: true }]);
  const context = await query(new Request('http://shop.test/'));
  if (context instanceof Response) throw new Error('The router has answered without an error.');
  return context.errors?.root as ErrorResponse;
}
