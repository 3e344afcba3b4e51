export { canChangePayment, findNextStatuses } from './order-states.rules.ts';
export { startOrderExpiry } from './order-expiry.ts';
export type { CallNote } from './order-status.service.ts';
export { lineColumns, partExpiresAt, shippingColumns } from './order-columns.repository.ts';
export { presentLine, presentOrder, presentOrderStatus } from './orders.presenter.ts';
export { registerOrdersRoutes } from './orders.routes.ts';
export { createOrdersService, type OrdersService } from './orders.service.ts';
