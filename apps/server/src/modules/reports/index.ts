export { noteBackup } from './status.repository.ts';
export type { Backlog } from './status.rules.ts';
export { createReportsModule } from './reports.module.ts';
