import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { CartService } from '../cart/index.ts';
import { registerSellerVouchersRoutes } from './seller-vouchers.routes.ts';
import { createSellerVouchersService } from './seller-vouchers.service.ts';
import { registerVouchersRoutes } from './vouchers.routes.ts';
import { createVouchersService } from './vouchers.service.ts';

export function createPromotionsModule({ database, now }: Platform, { cart }: { cart: CartService }) {
  const vouchers = createVouchersService({ database, cart, now });
  const sellerVouchers = createSellerVouchersService({ database, now });
  return {
    vouchers,
    registerRoutes(api: FastifyInstance): void {
      registerVouchersRoutes(api, vouchers);
      registerSellerVouchersRoutes(api, sellerVouchers);
    },
  };
}
