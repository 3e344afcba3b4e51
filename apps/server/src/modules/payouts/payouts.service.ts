import type {
  ClosePayoutsBody,
  CorrectBalanceBody,
  MarkPayoutPaidBody,
  SaveCommissionBody,
  StatementPageQuery,
} from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { AppError, refuseField } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import { guardCell, writeCsvHead, writeCsvLine } from '../../files/csv.ts';
import type { Platform } from '../../module.ts';
import * as commissions from './commissions.repository.ts';
import { insertEntries, lockMissing } from './earnings.repository.ts';
import { enterEarnings } from './enter-earnings.ts';
import * as repository from './payouts.repository.ts';

export type PayoutsService = ReturnType<typeof createPayoutsService>;

const perPage = 200;
const kigaliOffsetMs = 2 * 60 * 60 * 1000;

/** Balances of nothing, for a shop without entries. */
const nothing = {
  openingRwf: 0,
  salesRwf: 0,
  voucherRwf: 0,
  feeRwf: 0,
  commissionRwf: 0,
  receivedRwf: 0,
  correctionRwf: 0,
  paidOutRwf: 0,
  closingRwf: 0,
  amountRwf: 0,
};

export function createPayoutsService({ database, now }: Pick<Platform, 'database' | 'now'>) {
  const { db } = database;
  const today = () => new Date(now().getTime() + kigaliOffsetMs).toISOString().slice(0, 10);

  async function getShop(sellerId: string) {
    const shop = isUuid(sellerId) ? await repository.findShop(db, sellerId) : undefined;
    if (shop === undefined) throw new AppError('not_found', 'There is no such shop.');
    return shop;
  }

  async function getClosing(closingId: number) {
    const [closing] = await repository.listClosings(db, closingId);
    if (closing === undefined) throw new AppError('not_found', 'There is no such closing.');
    return { ...closing, shops: await repository.listPayouts(db, { closingId }) };
  }

  /** Orders of before the ledger, and of a server of the version before, are entered; answers whether there may be more. */
  async function enterMissing(after: number): Promise<number | undefined> {
    return database.transaction(async (tx) => {
      const order = await lockMissing(tx, after);
      if (order) await enterEarnings(tx, order.id);
      return order?.number;
    });
  }

  async function enterAllMissing(): Promise<void> {
    let after: number | undefined = 0;
    while (after !== undefined) after = await enterMissing(after);
  }

  return {
    enterAllMissing,
    getClosing,

    async listBalances(until = today()) {
      const [shops, closings] = await Promise.all([
        repository.listBalances(db, repository.beforeEndOf(until)),
        repository.listClosings(db),
      ]);
      return { until, shops, closings };
    },

    /** Of two who close at once, one is told of the other; so is who has looked at another list. */
    async close({ until, seen, after }: ClosePayoutsBody, staffId: string) {
      if (until > today()) throw refuseField('until', 'A period ends today at the latest');
      await enterAllMissing();
      return database.transaction(async (tx) => {
        await repository.lockClosings(tx);
        const [last] = await repository.listClosings(tx);
        if (last && last.id !== after) {
          throw new AppError(
            'edit_conflict',
            `${last.closedBy} has closed the period until ${last.until} meanwhile. Look at it first.`,
          );
        }
        if (last && until <= last.until) throw refuseField('until', `The period until ${last.until} is closed already`);
        const closingId = await repository.closePeriod(tx, until, staffId);
        const shops = await repository.listPayouts(tx, { closingId });
        const amountRwf = shops.reduce((sum, shop) => sum + shop.amountRwf, 0);
        if (amountRwf !== seen) {
          throw new AppError(
            'edit_conflict',
            `The list has changed meanwhile: it comes to ${formatRwf(amountRwf)} now. Look at it again.`,
          );
        }
        return { closingId, amountRwf };
      });
    },

    async writeCsv(closingId: number): Promise<string> {
      const { shops, until } = await getClosing(closingId);
      const head = ['Shop', 'Account', 'Amount RWF', 'Until', 'Balance RWF', 'Paid on', 'Reference'];
      const lines = shops.map(({ shopName, account, amountRwf, closingRwf, paidOn, reference }) =>
        writeCsvLine([
          guardCell(shopName),
          guardCell(account),
          String(amountRwf),
          until,
          String(closingRwf),
          paidOn ?? '',
          guardCell(reference ?? ''),
        ]),
      );
      return writeCsvHead(head) + lines.join('');
    },

    /** What was paid stands in the period that is open now. */
    async markPaid(
      closingId: number,
      sellerId: string,
      { paidOn, reference }: MarkPayoutPaidBody,
      staffId: string,
    ): Promise<void> {
      if (paidOn > today()) throw refuseField('paidOn', 'That day is still to come');
      const shop = await getShop(sellerId);
      const { shops, until } = await getClosing(closingId);
      if (!shops.some((row) => row.sellerId === shop.id)) throw new AppError('not_found', 'There is no such payout.');
      await database.transaction(async (tx) => {
        const amountRwf = await repository.markPaid(tx, { sellerId, closingId, paidOn, reference });
        if (amountRwf === undefined) {
          throw new AppError(
            'order_status_conflict',
            'This payout is marked as paid already, or there is nothing to pay.',
          );
        }
        const note = `For the period until ${until}, paid on ${paidOn}, reference ${reference}`;
        await insertEntries(tx, [
          { sellerId, kind: 'payout', otherRwf: -amountRwf, note, staffId, paysClosingId: closingId },
        ]);
      });
    },

    async correct(sellerId: string, { amount, reason }: CorrectBalanceBody, staffId: string): Promise<string> {
      const { shopName } = await getShop(sellerId);
      await insertEntries(db, [{ sellerId, kind: 'correction', otherRwf: amount, note: reason, staffId }]);
      return shopName;
    },

    /** A shop's account: of the open period, or of one that is closed. */
    async getStatement(sellerId: string, { closing, pageNumber }: StatementPageQuery) {
      const shop = await getShop(sellerId);
      const periods = await repository.listPayouts(db, { sellerId });
      const closed = periods.find(({ closingId }) => closingId === closing);
      if (closing !== undefined && closed === undefined) throw new AppError('not_found', 'There is no such period.');
      const [open] = closed ? [] : await repository.listBalances(db, repository.stillOpen, sellerId);
      const slice = { closing, limit: perPage, offset: (pageNumber - 1) * perPage };
      const [entries, total] = await Promise.all([
        repository.listEntries(db, sellerId, slice),
        repository.countEntries(db, sellerId, closing),
      ]);
      return { ...nothing, ...open, ...shop, ...closed, sellerId, entries, total, perPage, periods };
    },

    /** The office has none. */
    async saveAccount(sellerId: string, account: string): Promise<void> {
      await getShop(sellerId);
      await repository.saveAccount(db, sellerId, account);
    },

    async readCommissions() {
      const [rates, shops, categories] = await Promise.all([
        commissions.listCommissions(db),
        commissions.listShops(db),
        commissions.listCategories(db),
      ]);
      return { rates, shops, categories };
    },

    async saveCommission({ shop, category, percent }: SaveCommissionBody, staffId: string): Promise<void> {
      if (shop !== undefined) await getShop(shop);
      const known = await commissions.listCategories(db);
      if (category !== undefined && !known.some(({ id }) => id === category)) {
        throw new AppError('not_found', 'There is no such category.');
      }
      const row = { sellerId: shop ?? null, categoryId: category ?? null, percent, staffId };
      await commissions.insertCommission(db, row);
    },
  };
}
