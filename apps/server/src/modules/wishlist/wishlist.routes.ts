import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';

import type { WishlistService } from './wishlist.service.ts';

const options = { importance: 'cart' } as const;

export function registerWishlistRoutes(app: FastifyInstance, wishlist: WishlistService): void {
  serve(app, 'addToWishlist', options, async ({ customer, body }) => {
    const wishlistId = await wishlist.addProduct(customer.id, body.productId);
    return { message: 'Added to wishlist', wishlistId };
  });

  serve(app, 'getWishlist', options, async ({ customer }) => {
    const wishlists = await wishlist.listItems(customer.id);
    return { wishlistCount: wishlists.length, wishlists };
  });

  serve(app, 'removeFromWishlist', options, async ({ customer, params }) => {
    await wishlist.removeItem(customer.id, params.id);
    return { message: 'Removed from wishlist', wishlistId: params.id };
  });
}
