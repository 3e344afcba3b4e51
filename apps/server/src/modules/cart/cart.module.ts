import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import type { VouchersService } from '../promotions/index.ts';
import { registerCartRoutes } from './cart.routes.ts';
import { createCartService } from './cart.service.ts';

export function createCartModule(platform: Platform, deps: { vouchers: VouchersService }) {
  const cart = createCartService(platform, deps);
  return { cart, registerRoutes: (api: FastifyInstance) => registerCartRoutes(api, cart) };
}
