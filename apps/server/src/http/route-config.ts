import type { FastifyContextConfig, FastifyRequest } from 'fastify';

const known = Symbol('route config');

type Asked = FastifyRequest & { [known]?: FastifyContextConfig };

/** What a route says of itself. The framework describes the whole route anew each time, and every plugin asks. */
export function configOf(request: FastifyRequest): FastifyContextConfig {
  return ((request as Asked)[known] ??= request.routeOptions.config);
}
