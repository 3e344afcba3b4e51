import type { SellerDashboard, Waiting } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import type { Seller } from '../../http/serve.ts';
import { fewLeft } from '../catalogue/index.ts';
import * as repository from './seller-dashboard.repository.ts';
import { readWaiting } from './waiting.repository.ts';

const chartedDays = 14;
const listedProducts = 8;

export type SellerDashboardService = ReturnType<typeof createSellerDashboardService>;

/** The first page of the console: a shop's own figures, and for the office those of all shops. */
export function createSellerDashboardService({ db }: Database) {
  const readOwnWaiting = ({ id, role }: Seller): Promise<Waiting> => readWaiting(db, id, role === 'admin');
  return {
    readWaiting: readOwnWaiting,

    async readFigures(seller: Seller): Promise<SellerDashboard> {
      const scope = seller.role === 'admin' ? null : seller.id;
      const [day, waiting, salesByDay, lowStock] = await Promise.all([
        repository.readToday(db, scope),
        readOwnWaiting(seller),
        repository.listSalesByDay(db, scope, chartedDays),
        repository.listLowStock(db, seller.id, { atMost: fewLeft, limit: listedProducts }),
      ]);
      return { ...day, waiting, salesByDay, lowStock };
    },
  };
}
