export { refuseLesser, refuseUsedUp } from './voucher-refusals.ts';
export {
  moveToBrand as moveVouchersToBrand,
  moveToCustomer as moveVouchersToCustomer,
  selectProductIds,
  selectVouchersToUse,
  spendVoucher,
} from './vouchers.repository.ts';
export type { VoucherRow } from './vouchers.repository.ts';
export { missesMinimum, reshareVoucher, voucherDiscountRwf } from './vouchers.rules.ts';
export type { SellerPart, VoucherOffer } from './vouchers.rules.ts';
export type { Grant, GrantedVoucher, VouchersService } from './vouchers.service.ts';
export { createPromotionsModule } from './promotions.module.ts';
