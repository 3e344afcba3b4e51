import type { SellerVoucher } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { OwnVoucherRow } from './seller-vouchers.repository.ts';
import type { SellerVouchersService } from './seller-vouchers.service.ts';

const desk = { importance: 'cart' } as const;

export function registerSellerVouchersRoutes(app: FastifyInstance, vouchers: SellerVouchersService): void {
  serve(app, 'getSellerVouchers', desk, async ({ seller }) => ({
    vouchers: (await vouchers.listVouchers(seller.id)).map(present),
  }));

  serve(app, 'createSellerVoucher', desk, async ({ seller, body }) => ({
    message: 'The voucher is ready to be used.',
    voucher: present(await vouchers.createVoucher(seller.id, body)),
  }));

  serve(app, 'switchSellerVoucher', desk, async ({ seller, params, body }) => ({
    message: body.active ? 'The voucher is on.' : 'The voucher is off.',
    voucher: present(await vouchers.switchVoucher(seller.id, params.voucherId, body.active)),
  }));
}

function present(row: OwnVoucherRow): SellerVoucher {
  return {
    _id: row.id,
    code: row.code,
    ...(row.percentOff === null ? {} : { percentOff: row.percentOff }),
    ...(row.amountOffRwf === null ? {} : { amountOff: row.amountOffRwf }),
    minimum: row.minimumRwf,
    ...(row.usesAllowed === null ? {} : { usesAllowed: row.usesAllowed }),
    usesPerCustomer: row.usesPerCustomer,
    used: row.used,
    startsAt: row.startsAt.toISOString(),
    ...(row.endsAt === null ? {} : { endsAt: row.endsAt.toISOString() }),
    active: row.active,
  };
}
