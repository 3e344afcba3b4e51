import type { Product } from '@urumuri/contract';
import type { WishedProduct } from '../../platform/session/wishes.ts';
import { remember } from '../../platform/remember.ts';

/** All a card shows. Loaders send nothing else: what they return is written into the page. */
export type CardProduct = WishedProduct & { reviewCount: number; stock: number; stockRevision: number };

/** A card, and what a row of the list view says beyond it. */
export type ListingProduct = CardProduct & { brand: string; summary: string };

export const toCardProduct = remember((product: Product): CardProduct => ({
  id: product._id,
  slug: product.slug,
  name: product.name,
  image: product.images[0] ?? '',
  priceRwf: product.price,
  discountPercent: product.discount,
  rating: product.rating,
  reviewCount: product.reviewCount,
  stock: product.stock,
  stockRevision: product.stockRevision ?? 0,
}));
