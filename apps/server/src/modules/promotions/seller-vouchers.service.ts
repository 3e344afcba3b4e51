import type { VoucherBody } from '@urumuri/contract';
import { AppError, refuseField } from '../../app-error.ts';
import { transactionAs } from '../../db/audit.ts';
import type { Database, Executor } from '../../db/client.ts';
import { whenTaken } from '../../db/rows.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Seller } from '../../http/serve.ts';
import * as repository from './seller-vouchers.repository.ts';

export type SellerVouchersService = ReturnType<typeof createSellerVouchersService>;

type Staff = Pick<Seller, 'id' | 'personId' | 'role'>;

/** What orders were promised stays as it was for those that come after. */
const keptOnceUsed = [
  'code',
  'isAutomatic',
  'percentOff',
  'amountOffRwf',
  'categoryId',
  'brandId',
] as const satisfies readonly (keyof repository.VoucherValues)[];

const refuseTaken = (): never => {
  throw new AppError('name_taken', 'This code is taken. Please choose another.', { code: 'This code is taken' });
};
const unknownVoucher = () => new AppError('not_found', 'There is no such voucher.');

const ownerOf = ({ id: sellerId, role }: Staff): repository.Owner => ({ sellerId, isOffice: role === 'admin' });

export function createSellerVouchersService({ database, now }: { database: Database; now(): Date }) {
  /** Names become ids, and days are looked at. */
  async function readTerms(tx: Executor, body: VoucherBody, begun = now()) {
    const { code, isAutomatic, firstOrderOnly, usesPerCustomer, categoryId = null, brand = null } = body;
    const startsAt = body.startsAt === undefined ? begun : new Date(body.startsAt);
    const endsAt = body.endsAt === undefined ? null : new Date(body.endsAt);
    if (endsAt && endsAt <= startsAt) throw refuseField('endsAt', 'The last day is before the first');
    if (categoryId !== null && !isUuid(categoryId)) throw refuseField('categoryId', 'There is no such category');
    const goods = await repository.findGoods(tx, categoryId, brand);
    if (categoryId !== null && !goods?.categoryId) throw refuseField('categoryId', 'There is no such category');
    if (brand !== null && !goods?.brandId) throw refuseField('brand', 'There is no such brand');
    return {
      code: isAutomatic ? code : code.toUpperCase(),
      isAutomatic,
      percentOff: body.percentOff ?? null,
      amountOffRwf: body.amountOff ?? null,
      categoryId: goods?.categoryId ?? null,
      brandId: goods?.brandId ?? null,
      firstOrderOnly,
      minimumRwf: body.minimum,
      usesAllowed: body.usesAllowed ?? null,
      usesPerCustomer,
      startsAt,
      endsAt,
    };
  }

  async function getOwn(tx: Executor, staff: Staff, voucherId: string) {
    const found = isUuid(voucherId) ? await repository.findOwn(tx, ownerOf(staff), voucherId) : undefined;
    if (!found) throw unknownVoucher();
    return found;
  }

  return {
    listVouchers: (staff: Staff) => repository.listOwn(database.db, ownerOf(staff)),

    async createVoucher(staff: Staff, body: VoucherBody): Promise<repository.OwnVoucherRow> {
      if (body.isMarketWide && staff.role !== 'admin') {
        throw new AppError('forbidden', 'Only the office makes vouchers for the whole market.');
      }
      if (body.endsAt !== undefined && new Date(body.endsAt) <= now()) {
        throw refuseField('endsAt', 'This day is over already');
      }
      return transactionAs(database, staff.personId, async (tx) => {
        const terms = await readTerms(tx, body);
        const sellerId = body.isMarketWide ? null : staff.id;
        const id = await repository.insertVoucher(tx, { ...terms, sellerId });
        return id === undefined ? refuseTaken() : getOwn(tx, staff, id);
      });
    },

    /** Dates and limits change at any time; what it takes off, for what and its name only before it is used. */
    async updateVoucher(staff: Staff, voucherId: string, body: VoucherBody): Promise<repository.OwnVoucherRow> {
      const saving = transactionAs(database, staff.personId, async (tx) => {
        const held = isUuid(voucherId) ? await repository.lockOwn(tx, ownerOf(staff), voucherId) : undefined;
        if (!held) throw unknownVoucher();
        const terms = await readTerms(tx, body, held.startsAt);
        if (held.used > 0 && keptOnceUsed.some((name) => terms[name] !== held[name])) {
          const sentence = 'It has been used: its name, discount and products can no longer be changed.';
          throw new AppError('edit_conflict', sentence);
        }
        if (terms.usesAllowed !== null && terms.usesAllowed < held.used) {
          throw refuseField('usesAllowed', `It has been used ${held.used} times already`);
        }
        await repository.updateVoucher(tx, voucherId, terms);
        return getOwn(tx, staff, voucherId);
      });
      return whenTaken(saving, refuseTaken);
    },

    async switchVoucher(staff: Staff, voucherId: string, active: boolean): Promise<repository.OwnVoucherRow> {
      return transactionAs(database, staff.personId, async (tx) => {
        if (isUuid(voucherId)) await repository.switchOwn(tx, ownerOf(staff), voucherId, active);
        return getOwn(tx, staff, voucherId);
      });
    },
  };
}
