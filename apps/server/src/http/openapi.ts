import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_BASE_PATH } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';

/** The documentation's own pages set styles from scripts; the shop's policy would leave them bare. */
const docsPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
].join('; ');

const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const;

export async function registerOpenApi(app: FastifyInstance, shopName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: `${shopName} API`,
        version: '1.0.0',
        description: 'The shop’s public API. Money is whole Rwandan francs; ids are opaque strings.',
      },
      components: { securitySchemes: { customerToken: bearer, sellerToken: bearer } },
    },
  });
  await app.register(swaggerUi, { routePrefix: `${API_BASE_PATH}/docs`, staticCSP: docsPolicy });
}
