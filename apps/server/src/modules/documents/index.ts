export { registerPaperRoutes } from './documents.routes.ts';
export { createPaperService, type PaperService } from './documents.service.ts';
