export { endSellerSessions, type SellerSessionsService } from './seller-sessions.service.ts';
export { deleteSecondStep } from './second-step.repository.ts';
export { nameOfficeShop } from './office-shop.ts';
export { nameKeyOf } from './shop-name.rules.ts';
export { presentSeller } from './sellers.routes.ts';
export { createSellerAccounts, createSellersModule } from './sellers.module.ts';
export { saveSellerWishes } from './sellers.repository.ts';
