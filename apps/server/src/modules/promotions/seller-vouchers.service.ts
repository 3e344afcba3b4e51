import type { CreateVoucherBody } from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import { transactionAs } from '../../db/audit.ts';
import type { Database } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Staff } from '../../http/serve.ts';
import * as repository from './seller-vouchers.repository.ts';

export type SellerVouchersService = ReturnType<typeof createSellerVouchersService>;

export function createSellerVouchersService({ database, now }: { database: Database; now(): Date }) {
  return {
    listVouchers: (sellerId: string) => repository.listOwn(database.db, sellerId),

    async createVoucher({ id: sellerId, personId }: Staff, body: CreateVoucherBody): Promise<repository.OwnVoucherRow> {
      const { amountOff: amountOffRwf, minimum: minimumRwf, ...terms } = body;
      const endsAt = body.endsAt === undefined ? null : new Date(body.endsAt);
      if (endsAt && endsAt <= now()) {
        throw new AppError('validation_failed', 'The last day is over already', { endsAt: 'This day is over already' });
      }
      const voucher = { ...terms, code: body.code.toUpperCase(), amountOffRwf, minimumRwf, endsAt, sellerId };
      const created = await transactionAs(database, personId, (tx) => repository.insertVoucher(tx, voucher));
      if (!created) throw new AppError('name_taken', 'This code is taken. Please choose another.');
      return created;
    },

    async switchVoucher({ id: sellerId, personId }: Staff, voucherId: string, active: boolean) {
      const switched = isUuid(voucherId)
        ? await transactionAs(database, personId, (tx) => repository.switchOwn(tx, sellerId, voucherId, active))
        : undefined;
      if (!switched) throw new AppError('not_found', 'There is no such voucher.');
      return switched;
    },
  };
}
