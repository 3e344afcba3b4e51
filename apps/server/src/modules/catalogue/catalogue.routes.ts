import type { RouteName } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../shared/answer-cache.ts';
import { type Answer, serve } from '../../shared/serve.ts';
import { presentBanner, presentCategory, presentDetails, presentFound, presentListed } from './catalogue.presenter.ts';
import type { CatalogueService } from './catalogue.service.ts';

const list = { importance: 'list', maxAgeSeconds: 10 } as const;

export function registerCatalogueRoutes(app: FastifyInstance, catalogue: CatalogueService, answers: AnswerCache): void {
  const keep = <Name extends RouteName>(name: Name, asked: unknown, answer: () => Promise<Answer<Name>>) =>
    answers.get(`${name} ${JSON.stringify(asked)}`, answer);

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

  serve(app, 'queryProducts', { importance: 'list', maxAgeSeconds: 5 }, ({ query }) =>
    keep('queryProducts', query, async () => presentFound(await catalogue.findProducts(query), query.perPage)),
  );

  serve(app, 'getProductDetails', { importance: 'details' }, ({ params }) =>
    keep('getProductDetails', params.slug, async () => presentDetails(await catalogue.getDetails(params.slug))),
  );

  serve(app, 'searchSuggestions', { importance: 'search', maxAgeSeconds: 30 }, ({ query }) =>
    keep('searchSuggestions', query.value, async () => ({ suggestions: await catalogue.suggest(query.value) })),
  );
}
