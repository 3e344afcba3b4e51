import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { registerCartRoutes } from './cart.routes.ts';
import { createCartService } from './cart.service.ts';

export function createCartModule(platform: Platform) {
  const cart = createCartService(platform);
  return { cart, registerRoutes: (api: FastifyInstance) => registerCartRoutes(api, cart) };
}
