export { registerCartRoutes } from './cart.routes.ts';
export { type CartService, createCartService } from './cart.service.ts';
