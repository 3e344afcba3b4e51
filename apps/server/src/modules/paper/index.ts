export { registerPaperRoutes } from './paper.routes.ts';
export { createPaperService, type PaperService } from './paper.service.ts';
