export { registerAuditRoutes } from './audit.routes.ts';
export { type AuditService, createAuditService, startAuditSweep } from './audit.service.ts';
