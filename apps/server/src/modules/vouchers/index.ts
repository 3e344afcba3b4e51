export { registerVouchersRoutes } from './vouchers.routes.ts';
export { type SellerPart, type VoucherDiscount, type VoucherOffer, voucherDiscountRwf } from './vouchers.rules.ts';
export {
  createVouchersService,
  type GrantedVoucher,
  type VoucherClaim,
  type VouchersService,
} from './vouchers.service.ts';
