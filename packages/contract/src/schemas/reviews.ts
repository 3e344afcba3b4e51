import { z } from 'zod';
import { reportReasons } from '../after-sale.ts';
import { limits } from '../limits.ts';
import {
  bodyInteger,
  count,
  isoDate,
  messageOnly,
  objectId,
  optionalText,
  queryPageNumber,
  requiredText,
  unread,
} from './fields.ts';

const reviewAnswer = z.object({ shopName: z.string(), text: z.string(), date: z.string() });

export const review = z.object({
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  rating: z.int().min(0).max(limits.rating),
  review: z.string(),
  verifiedPurchase: z.boolean().optional(),
  date: z.string().meta({ description: 'A readable date in Kigali' }),
  createdAt: isoDate,
  answer: reviewAnswer.optional().meta({ description: 'What the shop says to it' }),
});
export type Review = z.infer<typeof review>;

/** Six entries, from 5 stars down to 0. */
export const ratingReview = z
  .array(z.object({ rating: z.int().min(0).max(limits.rating), sum: count }))
  .length(limits.rating + 1);

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

export const reviewsParams = z.object({ productId: objectId('Product') });

export const reviewsQuery = z.object({ pageNo: queryPageNumber, perPage: unread });

export const submitReviewResponse = messageOnly;

/** What a customer has written; the text and stars stand in the form that changes it. */
export const ownReviewResponse = z.object({
  review: z
    .object({
      rating: z.int().min(0).max(limits.rating),
      review: z.string(),
      hiddenReason: z.string().optional().meta({ description: 'Why the office shows it to nobody else' }),
    })
    .optional(),
});

export const reviewParams = z.object({ reviewId: objectId('Review') });
export const reportReviewBody = z.object({
  reason: z.enum(reportReasons, { error: 'Say what is wrong with it' }),
  text: optionalText('Text', limits.noteLength),
});
export type ReportReviewBody = z.infer<typeof reportReviewBody>;
