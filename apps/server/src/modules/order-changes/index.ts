export { registerOrderChangesRoutes } from './order-changes.routes.ts';
export { createOrderChangesService, type OrderChangesService } from './order-changes.service.ts';
