import type { RouteName } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../caching/answer-cache.ts';
import { serve } from '../../http/serve.ts';
import { presentBanner, presentCategory, presentDetails, presentFound, presentListed } from './catalogue.presenter.ts';
import type { CatalogueService } from './catalogue.service.ts';

const list = { importance: 'list', maxAgeSeconds: 10 } as const;

export function registerCatalogueRoutes(app: FastifyInstance, catalogue: CatalogueService, answers: AnswerCache): void {
  const keep = <Answer>(name: RouteName, asked: unknown, make: () => Promise<Answer>) =>
    answers.get(`${name} ${JSON.stringify(asked)}`, make);

  serve(app, 'getBanners', list, () =>
    keep('getBanners', '', async () => ({ banners: (await catalogue.listBanners()).map(presentBanner) })),
  );

  serve(app, 'getCategories', list, () =>
    keep('getCategories', '', async () => ({ categorys: (await catalogue.listCategories()).map(presentCategory) })),
  );

  serve(app, 'getBrands', list, () =>
    keep('getBrands', '', async () => ({ brands: await catalogue.listBrandNames() })),
  );

  serve(app, 'getProducts', list, () =>
    keep('getProducts', '', async () => {
      const { featured, latest, bestSellers, discounted } = await catalogue.listHomeProducts();
      return {
        products: featured.map(presentListed),
        latest_product: latest.map(presentListed),
        topRated_product: bestSellers.map(presentListed),
        discount_product: discounted.map(presentListed),
      };
    }),
  );

  // Of lists and details what was found is kept, not what is sent: texts of that length would fill the memory.
  serve(app, 'queryProducts', { importance: 'list', maxAgeSeconds: 5 }, async ({ query }) =>
    presentFound(await keep('queryProducts', query, () => catalogue.findProducts(query)), query.perPage),
  );

  serve(app, 'getProductDetails', { importance: 'details' }, async ({ params }) =>
    presentDetails(await keep('getProductDetails', params.slug, () => catalogue.getDetails(params.slug))),
  );

  serve(app, 'searchSuggestions', { importance: 'search', maxAgeSeconds: 30 }, ({ query }) =>
    keep('searchSuggestions', query.value, async () => ({ suggestions: await catalogue.suggest(query.value) })),
  );
}
