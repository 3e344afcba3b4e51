export { type CartService, createCartService } from './cart.service.ts';
export { createCartModule } from './cart.module.ts';
export { moveToCustomer as moveCartToCustomer, removeOrdered } from './cart.repository.ts';
