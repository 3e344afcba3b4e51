export type { SearchLogService } from './search-log.service.ts';
export { createSearchLogModule } from './search-log.module.ts';
