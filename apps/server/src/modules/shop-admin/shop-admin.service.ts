import { createBrandsAdminService } from './brands-admin.service.ts';
import { createColleaguesAdminService, type ColleaguesAdminDeps } from './colleagues-admin.service.ts';
import { createCustomersAdminService, type CustomersAdminDeps } from './customers-admin.service.ts';
import { createFirstStepsService } from './first-steps.service.ts';
import { createOrdersAdminService, type OrdersAdminDeps } from './orders-admin.service.ts';
import { createSellersAdminService, type SellersAdminDeps } from './sellers-admin.service.ts';
import { createShelvesAdminService } from './shelves-admin.service.ts';

export type ShopAdminService = ReturnType<typeof createShopAdminService>;

/** What the marketplace's office does, as against its shops. */
export function createShopAdminService(
  deps: OrdersAdminDeps & SellersAdminDeps & ColleaguesAdminDeps & CustomersAdminDeps,
) {
  return {
    ...createFirstStepsService(deps),
    ...createSellersAdminService(deps),
    ...createColleaguesAdminService(deps),
    ...createCustomersAdminService(deps),
    ...createOrdersAdminService(deps),
    ...createShelvesAdminService(deps),
    ...createBrandsAdminService(deps),
  };
}
