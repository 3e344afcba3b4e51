import type { ReviewPage as WireReviewPage } from '@urumuri/contract';
import type { RatingCount } from '../../platform/format/rating-figures.ts';

export type ShownReview = {
  id: string;
  name: string;
  rating: number;
  text: string;
  date: string;
  isoDate: string;
  isVerified: boolean;
  answer: { shopName: string; text: string; date: string } | undefined;
};

/** One page of a product's reviews, with what all of them add up to. */
export type ReviewPage = { reviews: ShownReview[]; total: number; counts: RatingCount[] };

export function toReviewPage({ reviews, totalReview, rating_review }: WireReviewPage): ReviewPage {
  return {
    reviews: reviews.map((review) => ({
      id: review._id,
      name: review.name,
      rating: review.rating,
      text: review.review,
      date: review.date,
      isoDate: review.createdAt,
      isVerified: review.verifiedPurchase ?? false,
      answer: review.answer,
    })),
    total: totalReview,
    counts: rating_review.map(({ rating, sum }) => ({ rating, count: sum })),
  };
}
