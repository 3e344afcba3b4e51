import type { CallShape } from './calls.ts';
import { messageOnly } from './schemas/fields.ts';
import { reviewParams } from './schemas/reviews.ts';
import * as reviews from './schemas/seller-reviews.ts';
import { type SellerRouteName, sellerRoutes as routes } from './seller-routes.ts';

/** What shops and the office do with what customers write. */
export const reviewDeskCalls = {
  getSellerReviews: {
    ...routes.getSellerReviews,
    summary: 'Reviews of this shop’s products, the newest first; for the office, of every shop’s',
    query: reviews.sellerReviewsQuery,
    response: reviews.sellerReviewsResponse,
    status: 200,
  },
  answerReview: {
    ...routes.answerReview,
    summary: 'Answer a review of this shop’s product for all to read, or change the answer',
    params: reviewParams,
    body: reviews.answerReviewBody,
    response: messageOnly,
    status: 200,
  },
  deleteReviewAnswer: {
    ...routes.deleteReviewAnswer,
    summary: 'Take the answer to a review away',
    params: reviewParams,
    response: messageOnly,
    status: 200,
  },
  hideReview: {
    ...routes.hideReview,
    summary: 'Show a review to nobody but who wrote it, with the reason',
    params: reviewParams,
    body: reviews.hideReviewBody,
    response: messageOnly,
    status: 200,
  },
  showReview: {
    ...routes.showReview,
    summary: 'Show a review again, or keep it shown; what was reported about it is settled',
    params: reviewParams,
    response: messageOnly,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;
