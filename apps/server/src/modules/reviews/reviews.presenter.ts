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
    ...(row.answeredAt === null
      ? {}
      : { answer: { shopName: row.shopName, text: row.answer, date: formatKigaliDate(row.answeredAt) } }),
  };
}

export function presentReviewPage({ reviews, total, breakdown }: ReviewPageRows): ReviewPage {
  return {
    reviews: reviews.map(presentReview),
    totalReview: total,
    rating_review: breakdown.map(({ rating, reviews: sum }) => ({ rating, sum })),
  };
}

export function presentModerated(row: ModeratedReview, sellerId: string): SellerReview {
  return {
    _id: row.id,
    productName: row.productName,
    slug: row.slug,
    shopName: row.shopName,
    isOwn: row.sellerId === sellerId,
    name: row.reviewerName,
    rating: row.rating,
    review: row.body,
    createdAt: row.createdAt.toISOString(),
    ...(row.answer === '' ? {} : { answer: row.answer }),
    ...(row.hiddenReason === '' ? {} : { hiddenReason: row.hiddenReason }),
    reports: row.reports.map(({ reason, text, createdAt }) => ({
      reason,
      text,
      createdAt: new Date(createdAt).toISOString(),
    })),
  };
}
