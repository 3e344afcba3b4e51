export { registerCatalogueRoutes } from './catalogue.routes.ts';
export { type CatalogueService, createCatalogueService } from './catalogue.service.ts';
export { startWordCounting } from './search/word-counting.ts';
