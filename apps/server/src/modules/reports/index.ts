export { registerSellerDashboardRoutes } from './seller-dashboard.routes.ts';
export { createSellerDashboardService, type SellerDashboardService } from './seller-dashboard.service.ts';
export { registerSellerExportsRoutes } from './exports.routes.ts';
export { createSellerExportsService, type SellerExportsService } from './exports.service.ts';
export { registerAuditRoutes } from './audit.routes.ts';
export { type AuditService, createAuditService, createAuditSweep } from './audit.service.ts';
export { noteBackup } from './status.repository.ts';
export { registerStatusRoutes } from './status.routes.ts';
export { type Backlog, createStatusService, type StatusService } from './status.service.ts';
