export { canChangePayment, findNextStatuses } from './order-states.rules.ts';
export { lockOrder, lockOwnOrder, noteReturn } from './order-returns.ts';
export { startOrderExpiry } from './order-expiry.ts';
export type { PlacedOrder } from './checkout.rules.ts';
export type { CallNote } from './order-status.service.ts';
export { lineColumns, partExpiresAt, shippingColumns } from './order-columns.repository.ts';
export { presentLine, presentOrder, presentOrderStatus, presentQuote } from './orders.presenter.ts';
export { answerPlaced, placing, readKey, registerOrdersRoutes } from './orders.routes.ts';
export { createOrdersService, type OrdersService } from './orders.service.ts';
