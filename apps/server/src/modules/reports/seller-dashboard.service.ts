import type { Database } from '../../db/client.ts';
import type { SellerOrdersService } from '../orders/index.ts';
import { fewLeft } from '../catalogue/index.ts';
import * as repository from './seller-dashboard.repository.ts';

const chartedDays = 14;
const listedProducts = 8;

export type SellerDashboardService = ReturnType<typeof createSellerDashboardService>;

export function createSellerDashboardService({ db }: Database, orders: SellerOrdersService) {
  return {
    async readFigures(sellerId: string) {
      const [salesByDay, lowStock, publishedProducts, counts, callsWaiting] = await Promise.all([
        repository.listSalesByDay(db, sellerId, chartedDays),
        repository.listLowStock(db, sellerId, { atMost: fewLeft, limit: listedProducts }),
        repository.countOnSale(db, sellerId),
        orders.countByStatus(sellerId),
        orders.countWaitingCalls(sellerId),
      ]);
      return { salesByDay, lowStock, publishedProducts, counts, callsWaiting };
    },
  };
}
