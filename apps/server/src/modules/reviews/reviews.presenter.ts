import type { Review, ReviewPage, SellerReview } from '@urumuri/contract';
import { formatKigaliDate } from '../../kigali-date.ts';
import type { ModeratedReview } from './moderation.repository.ts';
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
    answer: row.answeredAt
      ? { shopName: row.shopName, text: row.answer, date: formatKigaliDate(row.answeredAt) }
      : undefined,
  };
}

export function presentReviewPage({ reviews, total, breakdown }: ReviewPageRows): ReviewPage {
  return {
    reviews: reviews.map(presentReview),
    totalReview: total,
    rating_review: breakdown.map(({ rating, reviews: sum }) => ({ rating, sum })),
  };
}

export function presentModerated({ sellerId, ...row }: ModeratedReview, ownId: string): SellerReview {
  return {
    ...row,
    isOwn: sellerId === ownId,
    createdAt: row.createdAt.toISOString(),
    answer: row.answer || undefined,
    hiddenReason: row.hiddenReason || undefined,
    reports: row.reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt).toISOString() })),
  };
}
