export { startPictureFetching } from './fetch-pictures.ts';
export { registerCatalogueImportRoutes } from './catalogue-import.routes.ts';
export { type CatalogueImportService, createCatalogueImportService } from './catalogue-import.service.ts';
