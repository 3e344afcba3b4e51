export { registerSellerVouchersRoutes } from './seller-vouchers.routes.ts';
export { createSellerVouchersService, type SellerVouchersService } from './seller-vouchers.service.ts';
