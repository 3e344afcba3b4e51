export { presentReviewPage } from './reviews.presenter.ts';
export { registerReviewsRoutes } from './reviews.routes.ts';
export { firstReviews, type FirstReviews, readFirstReviews } from './first-reviews.repository.ts';
export type { ReviewPageRows } from './reviews.repository.ts';
export { createReviewsService, type ReviewsService } from './reviews.service.ts';
export { createReviewDeskService, type ReviewDeskService } from './review-desk.service.ts';
