export type { CatalogueImportService } from './imports.service.ts';
export { createImportsModule } from './imports.module.ts';
export { createCatalogueImportService } from './imports.service.ts';
