export type { ImportsService } from './imports.service.ts';
export { createImportsModule } from './imports.module.ts';
export { createImportsService } from './imports.service.ts';
