import { z } from 'zod';
import { limits } from '../limits.ts';
import { claimedId, count, discountPercent, objectId, rwf, unread } from './fields.ts';

export const addToWishlistBody = z.object({
  userId: claimedId.optional(),
  productId: objectId('Product'),
  name: unread,
  price: unread,
  image: unread,
  discount: unread,
  rating: unread,
  slug: unread,
});

export const wishlistParams = z.object({ userId: claimedId });
export const wishlistItemParams = z.object({ id: objectId('Wishlist item') });

const stars = z.number().min(0).max(limits.rating);

export const wishlistItem = z.object({
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  price: rwf,
  discount: discountPercent,
  rating: stars,
  ratings: stars.meta({ description: 'The same number, under the name older clients read' }),
  reviewCount: count,
  stock: count.meta({ description: 'What can still be bought' }),
  stockRevision: count.optional().meta({ description: 'Rises with every change of stock' }),
});
export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlistResponse = z.object({ wishlistCount: count, wishlists: z.array(wishlistItem) });
export type Wishlist = z.infer<typeof wishlistResponse>;

export const addToWishlistResponse = z.object({ message: z.string(), wishlistId: z.string() });
export const removeFromWishlistResponse = z.object({ message: z.string(), wishlistId: z.string() });
