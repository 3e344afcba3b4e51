import type { SellerVoucher } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { OwnVoucherRow } from './seller-vouchers.repository.ts';
import type { SellerVouchersService } from './seller-vouchers.service.ts';
import type { VouchersService } from './vouchers.service.ts';

const options = { importance: 'cart' } as const;

export function registerPromotionsRoutes(
  app: FastifyInstance,
  vouchers: VouchersService,
  ownVouchers: SellerVouchersService,
): void {
  serve(app, 'applyVoucher', options, async ({ customer, body }) => {
    const { code, itemsRwf, shippingFeeRwf, discountRwf } = await vouchers.applyVoucher(customer.id, body.code);
    return {
      message: `Voucher ${code} takes ${formatRwf(discountRwf)} off.`,
      code,
      price: itemsRwf,
      shipping_fee: shippingFeeRwf,
      voucher_discount: discountRwf,
      total: itemsRwf - discountRwf + shippingFeeRwf,
    };
  });

  serve(app, 'getSellerVouchers', options, async ({ seller }) => ({
    vouchers: (await ownVouchers.listVouchers(seller.id)).map(present),
  }));

  serve(app, 'createSellerVoucher', options, async ({ seller, body }) => ({
    message: 'The voucher is ready to be used.',
    voucher: present(await ownVouchers.createVoucher(seller, body)),
  }));

  serve(app, 'switchSellerVoucher', options, async ({ seller, params, body }) => ({
    message: body.active ? 'The voucher is on.' : 'The voucher is off.',
    voucher: present(await ownVouchers.switchVoucher(seller, params.voucherId, body.active)),
  }));
}

const present = ({ id, ...row }: OwnVoucherRow): SellerVoucher => ({
  ...row,
  _id: id,
  percentOff: row.percentOff ?? undefined,
  amountOff: row.amountOffRwf ?? undefined,
  minimum: row.minimumRwf,
  usesAllowed: row.usesAllowed ?? undefined,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString(),
});
