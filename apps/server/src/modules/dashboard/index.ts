export { registerDashboardRoutes } from './dashboard.routes.ts';
export { createDashboardService, type DashboardService } from './dashboard.service.ts';
