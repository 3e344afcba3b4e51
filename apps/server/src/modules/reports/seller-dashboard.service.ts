import type { SellerDashboard, Waiting } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import type { Seller } from '../../http/serve.ts';
import { fewLeft } from '../catalogue/index.ts';
import { listMoney } from '../orders/index.ts';
import { shareOfPayments } from './money-in.rules.ts';
import * as repository from './seller-dashboard.repository.ts';
import { readWaiting } from './waiting.repository.ts';

const chartedDays = 14;
const listedProducts = 8;

export type SellerDashboardService = ReturnType<typeof createSellerDashboardService>;

/** The first page of the console: a shop's own figures, and for the office those of all shops. */
export function createSellerDashboardService({ db }: Database) {
  const readOwnWaiting = ({ id, role }: Seller): Promise<Waiting> => readWaiting(db, id, role === 'admin');

  /** With the shop's share of what was paid for orders of several shops. */
  async function readToday(scope: string | null) {
    const { today, lastWeek, ...day } = await repository.readToday(db, scope);
    const shared = scope === null ? [] : await repository.listSharedPayments(db, scope);
    const moneyById = await listMoney(
      db,
      shared.map(({ orderId }) => orderId),
    );
    for (const { orderId, partId, ...came } of shared) {
      const money = moneyById.get(orderId);
      if (money === undefined) continue;
      const { earlier, lastWeek: then, between, today: now } = came;
      lastWeek.moneyIn += shareOfPayments(money, partId, { before: earlier, came: then });
      today.moneyIn += shareOfPayments(money, partId, { before: [...earlier, ...then, ...between], came: now });
    }
    return { ...day, today, lastWeek };
  }

  return {
    readWaiting: readOwnWaiting,

    async readFigures(seller: Seller): Promise<SellerDashboard> {
      const scope = seller.role === 'admin' ? null : seller.id;
      const [day, waiting, salesByDay, lowStock] = await Promise.all([
        readToday(scope),
        readOwnWaiting(seller),
        repository.listSalesByDay(db, scope, chartedDays),
        repository.listLowStock(db, seller.id, { atMost: fewLeft, limit: listedProducts }),
      ]);
      return { ...day, waiting, salesByDay, lowStock };
    },
  };
}
