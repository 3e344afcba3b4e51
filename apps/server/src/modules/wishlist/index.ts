export { createWishlistModule } from './wishlist.module.ts';
export { moveToCustomer as moveWishesToCustomer } from './wishlist.repository.ts';
