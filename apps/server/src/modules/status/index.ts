export { noteBackup } from './status.repository.ts';
export { registerStatusRoutes } from './status.routes.ts';
export { type Backlog, createStatusService, type StatusService } from './status.service.ts';
