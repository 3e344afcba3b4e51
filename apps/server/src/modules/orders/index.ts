export { startOrderExpiry } from './order-expiry.ts';
export { presentOrder, presentOrderStatus } from './orders.presenter.ts';
export { registerOrdersRoutes } from './orders.routes.ts';
export { createOrdersService, type OrdersService } from './orders.service.ts';
