import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { CatalogueCaches } from './catalogue-caches.ts';
import { createCatalogueReads } from './catalogue.reads.ts';
import { registerCatalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { createBrandsService } from './editing/brands.service.ts';
import { createCategoriesService } from './editing/categories.service.ts';
import { registerCatalogueOfficeRoutes } from './editing/office.routes.ts';
import { createProductChecksService } from './editing/product-checks.service.ts';
import { registerSellerProductsRoutes } from './editing/products.routes.ts';
import { createSellerProductsService } from './editing/products.service.ts';
import { createVariantsService } from './editing/variants.service.ts';
import { createWordCounting } from './search/word-counting.ts';
import { registerSeoRoutes } from './seo/seo.routes.ts';
import { createSeoService } from './seo/seo.service.ts';

export function createCatalogueModule(platform: Platform, caches: CatalogueCaches) {
  const { config, databaseOfCatalogue: database, imageStore, now, readIdentity } = platform;
  const catalogue = createCatalogueService({ database, ...caches, now });
  const reads = createCatalogueReads(catalogue, caches.cache, readIdentity);
  const products = createSellerProductsService({ database, imageStore, now });
  const categories = createCategoriesService({ database });
  const variants = createVariantsService({ database, now });
  const checks = createProductChecksService({ database });
  const brands = createBrandsService({ database });
  const seo = createSeoService({ database, imageStore, publicUrl: config.publicUrl, readIdentity });
  return {
    catalogue,
    /** As pages and browsers are given them again for a while. */
    reads,
    registerRoutes(api: FastifyInstance): void {
      registerCatalogueRoutes(api, reads);
      registerSellerProductsRoutes(api, products, checks, variants, imageStore);
      registerCatalogueOfficeRoutes(api, categories, brands, checks);
    },
    registerFiles: (app: FastifyInstance) => registerSeoRoutes(app, seo),
    jobs: [createWordCounting(database)],
  };
}
