export { fewLeft } from './seller-products.repository.ts';
export { registerSellerProductsRoutes } from './seller-products.routes.ts';
export { createSellerProductsService, type SellerProductsService } from './seller-products.service.ts';
