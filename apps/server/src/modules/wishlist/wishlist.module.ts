import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { registerWishlistRoutes } from './wishlist.routes.ts';
import { createWishlistService } from './wishlist.service.ts';

export function createWishlistModule({ database }: Platform) {
  const wishlist = createWishlistService({ database });
  return { registerRoutes: (api: FastifyInstance) => registerWishlistRoutes(api, wishlist) };
}
