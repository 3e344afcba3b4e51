export { registerPhoneOrdersRoutes } from './phone-orders.routes.ts';
export { createPhoneOrdersService, type PhoneOrdersService } from './phone-orders.service.ts';
