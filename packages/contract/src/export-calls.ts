import type { CallShape } from './calls.ts';
import * as files from './schemas/seller-exports.ts';
import * as imports from './schemas/seller-imports.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** What a shop takes with it as files, in pieces. */
export const exportCalls = {
  exportProducts: {
    ...routes.exportProducts,
    summary: 'A piece of this shop’s products as CSV, which can be imported again',
    query: imports.exportQuery,
    response: imports.exportResponse,
    status: 200,
  },
  exportOrders: {
    ...routes.exportOrders,
    summary: 'A piece of this shop’s orders of a time as CSV',
    query: files.exportOrdersQuery,
    response: imports.exportResponse,
    status: 200,
  },
  exportAllOrders: {
    ...routes.exportAllOrders,
    summary: 'A piece of all shops’ orders of a time as CSV',
    query: files.exportOrdersQuery,
    response: imports.exportResponse,
    status: 200,
  },
  exportCustomers: {
    ...routes.exportCustomers,
    summary: 'A piece of those who have ordered from this shop, as CSV',
    query: imports.exportQuery,
    response: imports.exportResponse,
    status: 200,
  },
  exportVouchers: {
    ...routes.exportVouchers,
    summary: 'A piece of this shop’s vouchers as CSV',
    query: imports.exportQuery,
    response: imports.exportResponse,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
