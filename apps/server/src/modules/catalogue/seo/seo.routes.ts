import type { FastifyInstance } from 'fastify';
import type { SeoService } from './seo.service.ts';

const route = { schema: { hide: true }, config: { importance: 'list' } } as const;
const hour = 'public, max-age=3600';

/** What search engines and messengers ask for; no part of the API. */
export function registerSeoRoutes(app: FastifyInstance, seo: SeoService): void {
  app.get('/robots.txt', route, async (_request, reply) => {
    reply.header('cache-control', hour).type('text/plain; charset=utf-8');
    return seo.writeRobots();
  });

  app.get('/sitemap.xml', route, async (_request, reply) => {
    const xml = await seo.writeSitemapIndex();
    return reply.header('cache-control', hour).type('application/xml; charset=utf-8').send(xml);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file.xml', route, async (request, reply) => {
    const xml = await seo.writeSitemap(request.params.file);
    return reply.header('cache-control', hour).type('application/xml; charset=utf-8').send(xml);
  });

  app.get<{ Params: { slug: string } }>('/share/:slug.jpg', route, async (request, reply) => {
    const { body, etag } = await seo.getShareCard(request.params.slug);
    reply.header('cache-control', hour).header('etag', etag).header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(body);
  });
}
