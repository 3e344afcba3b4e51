export { registerSynonymsRoutes } from './synonyms.routes.ts';
export { createSynonymsService, type SynonymsService } from './synonyms.service.ts';
