import type { CreateVoucherBody } from '@urumuri/contract';
import { actAs } from '../../db/audit.ts';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import * as repository from './seller-vouchers.repository.ts';

export type SellerVouchersDeps = { database: Database; now(): Date };

export type SellerVouchersService = ReturnType<typeof createSellerVouchersService>;

export function createSellerVouchersService({ database, now }: SellerVouchersDeps) {
  return {
    listVouchers: (sellerId: string) => repository.listOwn(database.db, sellerId),

    async createVoucher(sellerId: string, body: CreateVoucherBody): Promise<repository.OwnVoucherRow> {
      const endsAt = body.endsAt === undefined ? null : new Date(body.endsAt);
      if (endsAt && endsAt <= now()) {
        throw new AppError('validation_failed', 'The last day is over already', { endsAt: 'This day is over already' });
      }
      const created = await database.transaction(async (tx) => {
        await actAs(tx, sellerId);
        return repository.insertVoucher(tx, {
          sellerId,
          code: body.code.toUpperCase(),
          percentOff: body.percentOff ?? null,
          amountOffRwf: body.amountOff ?? null,
          minimumRwf: body.minimum,
          usesAllowed: body.usesAllowed ?? null,
          usesPerCustomer: body.usesPerCustomer,
          endsAt,
        });
      });
      if (!created) throw new AppError('name_taken', 'This code is taken. Please choose another.');
      return created;
    },

    async switchVoucher(sellerId: string, voucherId: string, active: boolean): Promise<repository.OwnVoucherRow> {
      const switched = isUuid(voucherId)
        ? await database.transaction(async (tx) => {
            await actAs(tx, sellerId);
            return repository.switchOwn(tx, sellerId, voucherId, active);
          })
        : undefined;
      if (!switched) throw new AppError('not_found', 'There is no such voucher.');
      return switched;
    },
  };
}
