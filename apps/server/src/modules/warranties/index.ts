export { createWarrantyCodes, type WarrantyCodes } from './warranty-codes.ts';
export { maskSerial } from './warranty.rules.ts';
export { presentVerified } from './warranties.presenter.ts';
export { registerWarrantiesRoutes } from './warranties.routes.ts';
export { createWarrantiesService, type WarrantiesService } from './warranties.service.ts';
