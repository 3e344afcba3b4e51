import type { SellerVoucher } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { OwnVoucherRow } from './seller-vouchers.repository.ts';
import type { SellerVouchersService } from './seller-vouchers.service.ts';

const options = { importance: 'cart' } as const;

export function registerPromotionsRoutes(app: FastifyInstance, ownVouchers: SellerVouchersService): void {
  serve(app, 'getSellerVouchers', options, async ({ seller }) => ({
    vouchers: (await ownVouchers.listVouchers(seller)).map(present),
  }));

  serve(app, 'createSellerVoucher', options, async ({ seller, body }) => ({
    message: 'The voucher is ready to be used.',
    voucher: present(await ownVouchers.createVoucher(seller, body)),
  }));

  serve(app, 'updateSellerVoucher', options, async ({ seller, params, body }) => ({
    message: 'The voucher is saved.',
    voucher: present(await ownVouchers.updateVoucher(seller, params.voucherId, body)),
  }));

  serve(app, 'switchSellerVoucher', options, async ({ seller, params, body }) => ({
    message: body.active ? 'The voucher is on.' : 'The voucher is off.',
    voucher: present(await ownVouchers.switchVoucher(seller, params.voucherId, body.active)),
  }));
}

const present = ({ id, ...row }: OwnVoucherRow): SellerVoucher => ({
  ...row,
  _id: id,
  isMarketWide: row.sellerId === null,
  categoryId: row.categoryId ?? undefined,
  category: row.category ?? undefined,
  brand: row.brand ?? undefined,
  percentOff: row.percentOff ?? undefined,
  amountOff: row.amountOffRwf ?? undefined,
  minimum: row.minimumRwf,
  usesAllowed: row.usesAllowed ?? undefined,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString(),
});
