export type { SellerDashboardService } from './seller-dashboard.service.ts';
export type { SellerExportsService } from './exports.service.ts';
export type { AuditService } from './audit.service.ts';
export { noteBackup } from './status.repository.ts';
export type { Backlog, StatusService } from './status.service.ts';
export { createReportsModule } from './reports.module.ts';
