export { registerSellerDashboardRoutes } from './seller-dashboard.routes.ts';
export { createSellerDashboardService, type SellerDashboardService } from './seller-dashboard.service.ts';
