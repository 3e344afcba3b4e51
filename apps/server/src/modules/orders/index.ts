export { becomesLow, isCallable } from './checkout.rules.ts';
export { passedWindow } from './checkout-refusals.ts';
export {
  canChangePayment,
  deriveDeliveryStatus,
  findNextStatuses,
  findPartTransition,
  isCancellable,
  isChangeable,
  isDeducted,
} from './order-states.rules.ts';
export { createOrderSteps, publishChange, unknownOrder } from './order-steps.ts';
export { sumStanding } from './order-totals.rules.ts';
export { type OrderPayments, presentOfficePayment, presentPayment } from './order-money.presenter.ts';
export {
  insertPayment,
  listMoney,
  listPayments,
  notePayment,
  type PaymentRow,
  readMoney,
  readPayments,
} from './order-money.repository.ts';
export { assertCanGiveBack } from './refunds.rules.ts';
export { noteReturn } from './order-returns.ts';
export { openWarranties, takeBackUnits } from './hand-over.repository.ts';
export { createOrderExpiry } from './order-expiry.ts';
export type { PlacedOrder } from './checkout.rules.ts';
export { insertEvents, type LockedOrder, lockOrder, lockOwnOrder } from './order-status.repository.ts';
export type { CallNote } from './order-status.service.ts';
export { lineColumns, partExpiresAt, shippingColumns } from './order-columns.repository.ts';
export { presentLine, presentOrder, presentOrderStatus, presentQuote } from './orders.presenter.ts';
export { answerPlaced, placing, readKey, registerOrdersRoutes } from './orders.routes.ts';
export { isOwnOrder, listParts } from './orders.repository.ts';
export type { DamagedUnits } from './stock.repository.ts';
export { createOrdersService, type OrdersService } from './orders.service.ts';
export { registerDashboardRoutes } from './dashboard.routes.ts';
export { createDashboardService, type DashboardService } from './dashboard.service.ts';
export { registerOrderChangesRoutes } from './changes/order-changes.routes.ts';
export { createOrderChangesService, type OrderChangesService } from './changes/order-changes.service.ts';
export { registerPhoneOrdersRoutes } from './phone/phone-orders.routes.ts';
export { createPhoneOrdersService, type PhoneOrdersService } from './phone/phone-orders.service.ts';
export { presentCounts, presentTimeline } from './desk/seller-orders.presenter.ts';
export { registerSellerOrdersRoutes } from './desk/seller-orders.routes.ts';
export { createSellerOrdersService, type SellerOrdersService } from './desk/seller-orders.service.ts';
export { registerOfficeOrdersRoutes } from './desk/office-orders.routes.ts';
export { createOfficeOrdersService, type OfficeOrdersService } from './desk/office-orders.service.ts';
