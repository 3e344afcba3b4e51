export { startPictureFetching } from './fetch-pictures.ts';
export { readTable } from './read-table.ts';
export { registerCatalogueImportRoutes } from './catalogue-import.routes.ts';
export { type CatalogueImportService, createCatalogueImportService } from './catalogue-import.service.ts';
