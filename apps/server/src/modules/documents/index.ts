export { createDocumentsModule } from './documents.module.ts';
