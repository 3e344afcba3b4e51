export { registerSearchLogRoutes } from './search-log.routes.ts';
export { createSearchLogService, type SearchLogService } from './search-log.service.ts';
