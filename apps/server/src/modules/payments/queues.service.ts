import { CONSOLE_PAGE_SIZE, type OrderToGiveBack, type PaymentSettings, type ToCollect } from '@urumuri/contract';
import { refundOfReturn } from '@urumuri/money/refunds';
import { type OrderMoney, settle } from '@urumuri/money/standing';
import type { Seller } from '../../http/serve.ts';
import type { Platform } from '../../module.ts';
import { listMoney } from '../orders/index.ts';
import * as repository from './queues.repository.ts';
import { findBackReason, groupToCollect } from './queues.rules.ts';

/** The office sees everybody's; a shop its own. */
const scopeOf = ({ id, role }: Seller) => (role === 'admin' ? null : id);

/** Money that waits: to be given back, and to be collected. */
export function createMoneyQueues({ database: { db } }: Pick<Platform, 'database'>, settings: () => PaymentSettings) {
  return {
    async listToGiveBack(staff: Seller, pageNumber: number) {
      const slice = { limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [rows, { total, sumRwf }] = await Promise.all([
        repository.listToGiveBack(db, scopeOf(staff), slice),
        repository.sumToGiveBack(db, scopeOf(staff)),
      ]);
      const money = await listMoney(
        db,
        rows.map(({ id }) => id),
      );
      const orders = rows.map((row) => presentToGiveBack(row, money.get(row.id) ?? { parts: [], rows: [] }));
      return { orders, total, sum: sumRwf, methods: settings().methods.map(({ name }) => name) };
    },

    listToCollect: async (staff: Seller): Promise<ToCollect> =>
      groupToCollect(await repository.listToCollect(db, scopeOf(staff)), staff.role === 'admin'),
  };
}

function presentToGiveBack(row: repository.OrderToGiveBackRow, money: OrderMoney): OrderToGiveBack {
  const { waitingReturn } = row;
  const standing = settle(money);
  const returned = waitingReturn && {
    _id: waitingReturn.id,
    most: refundOfReturn(money, standing, { ...waitingReturn, isBack: true }).mostRwf,
  };
  return {
    _id: row.id,
    orderNumber: String(row.number),
    customerName: row.customerName,
    phone: row.phone,
    shopNames: row.shopNames,
    createdAt: row.createdAt.toISOString(),
    revision: row.revision,
    back: row.backRwf,
    reason: findBackReason(standing),
    paidBy: row.paidBy.map(({ method, amountRwf, reference }) => ({
      method,
      amount: amountRwf,
      ...(reference === null ? {} : { reference }),
    })),
    ...(returned && { return: returned }),
  };
}
