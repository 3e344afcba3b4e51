export { registerReturnsRoutes } from './returns.routes.ts';
export { createReturnsService, type ReturnsService } from './returns.service.ts';
