export { identifySeller } from './identify-seller.ts';
export {
  createSellerSessionsService,
  endSellerSessions,
  type SellerSessionsService,
} from './seller-sessions.service.ts';
export { createSecondStepService, dropSecondStep } from './second-step.service.ts';
export { nameOfficeShop } from './office-shop.ts';
export { nameKeyOf } from './shop-name.rules.ts';
export { presentSeller, registerSellersRoutes } from './sellers.routes.ts';
export { createSellersService, type SellersService } from './sellers.service.ts';
export { registerSellersOfficeRoutes } from './office/office.routes.ts';
export { type ColleaguesService, createColleaguesService } from './office/colleagues.service.ts';
export { createShopsService, type ShopsService } from './office/shops.service.ts';
