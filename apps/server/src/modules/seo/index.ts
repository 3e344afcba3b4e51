export { registerSeoRoutes } from './seo.routes.ts';
export { createSeoService, type SeoService } from './seo.service.ts';
