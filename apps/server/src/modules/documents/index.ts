export type { DocumentsService } from './documents.service.ts';
export { createDocumentsModule } from './documents.module.ts';
