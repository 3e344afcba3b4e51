import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { CatalogueReads } from './catalogue.reads.ts';

const list = { importance: 'list', maxAgeSeconds: 10 } as const;

export function registerCatalogueRoutes(app: FastifyInstance, reads: CatalogueReads): void {
  serve(app, 'getBanners', list, reads.getBanners);
  serve(app, 'getCategories', list, reads.getCategories);
  serve(app, 'getBrands', list, reads.getBrands);
  serve(app, 'getProducts', list, reads.getProducts);

  serve(app, 'queryProducts', { importance: 'list', maxAgeSeconds: 5 }, ({ query }) => reads.findProducts(query));

  serve(app, 'getFacets', list, ({ query }) => reads.getFacets(query));

  serve(app, 'getProductDetails', { importance: 'details' }, ({ params }) => reads.getDetails(params.slug));

  serve(app, 'searchSuggestions', { importance: 'search', maxAgeSeconds: 30 }, ({ query }) =>
    reads.suggest(query.value),
  );
}
