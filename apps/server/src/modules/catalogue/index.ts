export { registerCatalogueRoutes } from './catalogue.routes.ts';
export { type CatalogueService, createCatalogueService } from './catalogue.service.ts';
