import type { Wishlist, WishlistItem } from '@urumuri/contract';
import type { WishlistRow } from './wishlist.repository.ts';

export function presentWishlist(rows: WishlistRow[]): Wishlist {
  return { wishlistCount: rows.length, wishlists: rows.map(presentItem) };
}

function presentItem(row: WishlistRow): WishlistItem {
  return {
    _id: row.id,
    productId: row.productId,
    name: row.name,
    slug: row.slug,
    image: row.images[0] ?? '',
    price: row.priceRwf,
    discount: row.discountPercent,
    rating: row.rating,
    ratings: row.rating,
    reviewCount: row.reviewCount,
    stock: row.available,
    stockRevision: row.stockRevision,
  };
}
