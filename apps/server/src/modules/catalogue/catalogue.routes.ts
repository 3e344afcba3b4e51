import type { FastifyInstance } from 'fastify';
import { serve } from '../../shared/serve.ts';
import { presentBanner, presentCategory, presentDetails, presentFound, presentListed } from './catalogue.presenter.ts';
import type { CatalogueService } from './catalogue.service.ts';

const list = { importance: 'list', maxAgeSeconds: 10 } as const;

export function registerCatalogueRoutes(app: FastifyInstance, catalogue: CatalogueService): void {
  serve(app, 'getBanners', list, async () => ({
    banners: (await catalogue.listBanners()).map(presentBanner),
  }));

  serve(app, 'getCategories', list, async () => ({
    categorys: (await catalogue.listCategories()).map(presentCategory),
  }));

  serve(app, 'getBrands', list, async () => ({ brands: await catalogue.listBrandNames() }));

  serve(app, 'getProducts', list, async () => {
    const { featured, latest, bestSellers, discounted } = await catalogue.listHomeProducts();
    return {
      products: featured.map(presentListed),
      latest_product: latest.map(presentListed),
      topRated_product: bestSellers.map(presentListed),
      discount_product: discounted.map(presentListed),
    };
  });

  serve(app, 'queryProducts', { importance: 'list', maxAgeSeconds: 5 }, async ({ query }) =>
    presentFound(await catalogue.findProducts(query), query.perPage),
  );

  serve(app, 'getProductDetails', { importance: 'details' }, async ({ params }) =>
    presentDetails(await catalogue.getDetails(params.slug)),
  );

  serve(app, 'searchSuggestions', { importance: 'search', maxAgeSeconds: 30 }, async ({ query }) => ({
    suggestions: await catalogue.suggest(query.value),
  }));
}
