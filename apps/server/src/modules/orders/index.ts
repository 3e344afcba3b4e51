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
  listMoney,
  listPayments,
  notePayment,
  type PaymentRow,
  readMoney,
  readPayments,
} from './order-money.repository.ts';
export { assertCanGiveBack } from './refunds.rules.ts';
export { noteReturn } from './order-returns.ts';
export type { PlacedOrder } from './checkout.rules.ts';
export { insertEvents, type LockedOrder, lockOrder, lockOwnOrder } from './order-status.repository.ts';
export type { CallNote } from './order-status.service.ts';
export { lineColumns, partExpiresAt, shippingColumns } from './order-columns.repository.ts';
export { presentLine, presentOrder, presentOrderStatus, presentQuote } from './orders.presenter.ts';
export { answerPlaced, placing, readKey } from './orders.routes.ts';
export { isOwnOrder, listParts } from './orders.repository.ts';
export type { DamagedUnits } from './stock.repository.ts';
export type { OrdersService } from './orders.service.ts';
export type { DashboardService } from './dashboard.service.ts';
export type { OrderChangesService } from './changes/order-changes.service.ts';
export type { PhoneOrdersService } from './phone/phone-orders.service.ts';
export { presentCounts, presentTimeline } from './desk/seller-orders.presenter.ts';
export type { SellerOrdersService } from './desk/seller-orders.service.ts';
export type { OfficeOrdersService } from './desk/office-orders.service.ts';
export { createOrdersModule } from './orders.module.ts';
export { moveToCustomer as moveOrdersToCustomer } from './orders.repository.ts';
