import { z } from 'zod';
import { afterSaleLimits, reportReasons, reviewLists } from '../after-sale.ts';
import { limits } from '../limits.ts';
import { count, isoDate, ordersPageNumber, requiredText } from './fields.ts';

const reviewReport = z.object({ reason: z.enum(reportReasons), text: z.string(), createdAt: isoDate });

/** A review as the console shows it, with what only the shop and the office see. */
const sellerReview = z.object({
  _id: z.string(),
  productName: z.string(),
  slug: z.string(),
  shopName: z.string(),
  isOwn: z.boolean().meta({ description: 'Of a product of this shop, which alone may answer' }),
  name: z.string(),
  rating: z.int().min(0).max(limits.rating),
  review: z.string(),
  createdAt: isoDate,
  answer: z.string().optional(),
  hiddenReason: z.string().optional(),
  reports: z.array(reviewReport).meta({ description: 'Those the office has not looked at yet' }),
});
export type SellerReview = z.infer<typeof sellerReview>;

export const sellerReviewsQuery = z.object({
  show: z
    .enum([...reviewLists, 'all', ''], { error: 'There is no such list' })
    .optional()
    .transform((show) => (show === '' || show === 'all' ? undefined : show)),
  pageNumber: ordersPageNumber,
});
export type SellerReviewsQuery = z.infer<typeof sellerReviewsQuery>;

export const sellerReviewsResponse = z.object({
  reviews: z.array(sellerReview),
  total: count,
  perPage: count,
  counts: z.object({ all: count, unanswered: count, reported: count, hidden: count }),
});
export type SellerReviews = z.infer<typeof sellerReviewsResponse>;

export const answerReviewBody = z.object({ text: requiredText('Answer', afterSaleLimits.reviewAnswerLength) });
export const hideReviewBody = z.object({ reason: requiredText('Reason', limits.noteLength) });
