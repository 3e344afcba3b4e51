import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { CartService } from '../cart/index.ts';
import { registerPromotionsRoutes } from './promotions.routes.ts';
import { createSellerVouchersService } from './seller-vouchers.service.ts';
import { createVouchersService } from './vouchers.service.ts';

export function createPromotionsModule({ database, now }: Platform, { cart }: { cart: CartService }) {
  const vouchers = createVouchersService({ database, cart, now });
  const ownVouchers = createSellerVouchersService({ database, now });
  return {
    vouchers,
    registerRoutes: (api: FastifyInstance) => registerPromotionsRoutes(api, vouchers, ownVouchers),
  };
}
