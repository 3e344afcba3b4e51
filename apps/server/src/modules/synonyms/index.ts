export type { SynonymsService } from './synonyms.service.ts';
export { createSynonymsModule } from './synonyms.module.ts';
