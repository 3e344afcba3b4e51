import { z } from 'zod';
import { limits } from '../limits.ts';
import { bodyInteger, count, isoDate, messageOnly, objectId, queryPageNumber, requiredText, unread } from './fields.ts';

export const review = z.object({
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  rating: z.int().min(0).max(limits.rating),
  review: z.string(),
  verifiedPurchase: z.boolean().optional(),
  date: z.string().meta({ description: 'A readable date in Kigali' }),
  createdAt: isoDate,
});
export type Review = z.infer<typeof review>;

/** Six entries, from 5 stars down to 0. */
export const ratingReview = z
  .array(z.object({ rating: z.int().min(0).max(limits.rating), sum: count }))
  .length(limits.rating + 1);
export type RatingReview = z.infer<typeof ratingReview>;

export const reviewPage = z.object({
  reviews: z.array(review),
  totalReview: count,
  rating_review: ratingReview,
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** A missing or empty rating is 0: listed, but outside the average. */
export const submitReviewBody = z.object({
  name: unread,
  productId: objectId('Product'),
  review: requiredText('Review', limits.reviewLength),
  rating: z
    .union([bodyInteger('Rating', 0, limits.rating), z.literal(''), z.null()], {
      error: `Rating must be a whole number from 0 to ${limits.rating}`,
    })
    .optional()
    .transform((rating) => rating || 0),
});
export type SubmitReviewBody = z.infer<typeof submitReviewBody>;

export const reviewsParams = z.object({ productId: objectId('Product') });

export const reviewsQuery = z.object({ pageNo: queryPageNumber, perPage: unread });
export type ReviewsQuery = z.infer<typeof reviewsQuery>;

export const submitReviewResponse = messageOnly;
