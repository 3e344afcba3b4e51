export type { CartService } from './cart.service.ts';
export { createCartModule } from './cart.module.ts';
export { createCartService } from './cart.service.ts';
export { moveToCustomer as moveCartToCustomer, removeOrdered } from './cart.repository.ts';
