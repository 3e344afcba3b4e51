import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { registerPromotionsRoutes } from './promotions.routes.ts';
import { createSellerVouchersService } from './seller-vouchers.service.ts';
import { createVouchersService } from './vouchers.service.ts';

export function createPromotionsModule({ database, now }: Platform) {
  const vouchers = createVouchersService({ now });
  const ownVouchers = createSellerVouchersService({ database, now });
  return {
    vouchers,
    registerRoutes: (api: FastifyInstance) => registerPromotionsRoutes(api, ownVouchers),
  };
}
