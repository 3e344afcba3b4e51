import { afterSaleRoutes } from './after-sale.ts';
import { routes } from './routes.ts';

/** Every call of customers and visitors, those of their browsers' second half included. */
export const customerRoutes = { ...routes, ...afterSaleRoutes };

export type CustomerRouteName = keyof typeof customerRoutes;
