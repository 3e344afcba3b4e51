export { registerSellerExportsRoutes } from './seller-exports.routes.ts';
export { createSellerExportsService, type SellerExportsService } from './seller-exports.service.ts';
