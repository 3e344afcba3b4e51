export { refuseUsedUp } from './voucher-refusals.ts';
export { selectVoucher, type VoucherRow } from './vouchers.repository.ts';
export { registerVouchersRoutes } from './vouchers.routes.ts';
export {
  missesMinimum,
  reshareVoucher,
  type SellerPart,
  type VoucherDiscount,
  type VoucherOffer,
  voucherDiscountRwf,
} from './vouchers.rules.ts';
export { createVouchersService, type GrantedVoucher, type VouchersService } from './vouchers.service.ts';
export { registerSellerVouchersRoutes } from './seller-vouchers.routes.ts';
export { createSellerVouchersService, type SellerVouchersService } from './seller-vouchers.service.ts';
