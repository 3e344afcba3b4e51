export type { PaperService } from './documents.service.ts';
export { createDocumentsModule } from './documents.module.ts';
