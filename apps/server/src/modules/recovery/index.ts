export { registerRecoveryRoutes } from './recovery.routes.ts';
export { createRecoveryService, type RecoveryService } from './recovery.service.ts';
