import type { Review, ReviewPage } from '@urumuri/contract';
import { formatKigaliDate } from '../../http/kigali-date.ts';
import type { ReviewPageRows, ReviewRow } from './reviews.repository.ts';

export function presentReview(row: ReviewRow): Review {
  return {
    _id: row.id,
    productId: row.productId,
    name: row.reviewerName,
    rating: row.rating,
    review: row.body,
    verifiedPurchase: row.isVerified,
    date: formatKigaliDate(row.createdAt),
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentReviewPage({ reviews, total, breakdown }: ReviewPageRows): ReviewPage {
  return {
    reviews: reviews.map(presentReview),
    totalReview: total,
    rating_review: breakdown.map(({ rating, reviews: sum }) => ({ rating, sum })),
  };
}
