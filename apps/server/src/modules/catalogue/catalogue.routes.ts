import type { RouteName } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import type { ReadCache } from '../../caching/read-cache.ts';
import { serve } from '../../http/serve.ts';
import { presentBanner, presentCategory, presentDetails, presentFound, presentListed } from './catalogue.presenter.ts';
import type { CatalogueService } from './catalogue.service.ts';

const list = { importance: 'list', maxAgeSeconds: 10 } as const;

export function registerCatalogueRoutes(app: FastifyInstance, catalogue: CatalogueService, answers: ReadCache): void {
  const cached = <Answer>(name: RouteName, asked: unknown, make: () => Promise<Answer>) =>
    answers.get(`${name} ${JSON.stringify(asked)}`, make);

  serve(app, 'getBanners', list, () =>
    cached('getBanners', '', async () => ({ banners: (await catalogue.listBanners()).map(presentBanner) })),
  );

  serve(app, 'getCategories', list, () =>
    cached('getCategories', '', async () => ({ categorys: (await catalogue.listCategories()).map(presentCategory) })),
  );

  serve(app, 'getBrands', list, () =>
    cached('getBrands', '', async () => ({ brands: await catalogue.listBrandNames() })),
  );

  serve(app, 'getProducts', list, () =>
    cached('getProducts', '', async () => {
      const { featured, latest, bestSellers, discounted } = await catalogue.listHomeProducts();
      return {
        products: featured.map(presentListed),
        latest_product: latest.map(presentListed),
        topRated_product: bestSellers.map(presentListed),
        discount_product: discounted.map(presentListed),
      };
    }),
  );

  // Of lists and details what was found is cached, not what is sent: texts of that length would fill the memory.
  serve(app, 'queryProducts', { importance: 'list', maxAgeSeconds: 5 }, async ({ query }) =>
    presentFound(await cached('queryProducts', query, () => catalogue.findProducts(query)), query.perPage),
  );

  serve(app, 'getProductDetails', { importance: 'details' }, async ({ params }) =>
    presentDetails(await cached('getProductDetails', params.slug, () => catalogue.getDetails(params.slug))),
  );

  serve(app, 'searchSuggestions', { importance: 'search', maxAgeSeconds: 30 }, ({ query }) =>
    cached('searchSuggestions', query.value, async () => ({ suggestions: await catalogue.suggest(query.value) })),
  );
}
