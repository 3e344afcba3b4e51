export { refuseUsedUp } from './voucher-refusals.ts';
export { selectVoucher, spendVoucher, type VoucherRow } from './vouchers.repository.ts';
export {
  missesMinimum,
  reshareVoucher,
  type SellerPart,
  type VoucherDiscount,
  type VoucherOffer,
  voucherDiscountRwf,
} from './vouchers.rules.ts';
export type { GrantedVoucher, VouchersService } from './vouchers.service.ts';
export type { SellerVouchersService } from './seller-vouchers.service.ts';
export { createPromotionsModule } from './promotions.module.ts';
export { moveToCustomer as moveVouchersToCustomer } from './vouchers.repository.ts';
