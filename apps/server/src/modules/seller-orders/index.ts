export { presentCounts, presentTimeline } from './seller-orders.presenter.ts';
export { registerSellerOrdersRoutes } from './seller-orders.routes.ts';
export { createSellerOrdersService, type SellerOrdersService } from './seller-orders.service.ts';
