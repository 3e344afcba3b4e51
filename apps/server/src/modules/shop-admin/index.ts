export { registerShopAdminRoutes } from './shop-admin.routes.ts';
export { createShopAdminService, type ShopAdminService } from './shop-admin.service.ts';
