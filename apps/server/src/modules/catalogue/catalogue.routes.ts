import type { FastifyInstance } from 'fastify';
import { serve } from '../../shared/serve.ts';
import { presentBanner, presentCategory, presentProduct } from './catalogue.presenter.ts';
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
      products: featured.map(presentProduct),
      latest_product: latest.map(presentProduct),
      topRated_product: bestSellers.map(presentProduct),
      discount_product: discounted.map(presentProduct),
    };
  });

  serve(app, 'searchSuggestions', { importance: 'search', maxAgeSeconds: 30 }, async ({ query }) => ({
    suggestions: await catalogue.suggest(query.value),
  }));
}
