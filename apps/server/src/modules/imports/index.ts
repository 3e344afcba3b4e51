export { createPictureFetching } from './fetch-pictures.ts';
export { registerCatalogueImportRoutes } from './imports.routes.ts';
export { type CatalogueImportService, createCatalogueImportService } from './imports.service.ts';
