import { API_BASE_PATH, customerRoutes } from '@urumuri/contract';
import { sellerRoutes } from '@urumuri/contract/seller';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { AppError } from '../app-error.ts';

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A known address asked with the wrong method is told which ones it takes, instead of "not found". */
export function answerOtherMethods(app: FastifyInstance): void {
  const allowedByPath = new Map<string, Set<string>>();
  for (const { path, method } of Object.values({ ...customerRoutes, ...sellerRoutes })) {
    const url = API_BASE_PATH + path;
    if (!app.hasRoute({ url, method })) continue;
    allowedByPath.set(url, (allowedByPath.get(url) ?? new Set()).add(method));
  }
  for (const [url, allowed] of allowedByPath) {
    const allow = [...allowed].join(', ');
    app.route({
      method: methods.filter((method) => !app.hasRoute({ url, method })),
      url,
      schema: { hide: true },
      handler: (_request, reply) => {
        reply.header('allow', allow);
        throw new AppError('method_not_allowed', `This address takes ${allow} requests only.`);
      },
    });
  }
  // The pages answer every other address; under the API's, that must be its own "not found".
  app.get(`${API_BASE_PATH}/*`, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
}
