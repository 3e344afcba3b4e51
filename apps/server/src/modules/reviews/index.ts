export { presentReviewPage } from './reviews.presenter.ts';
export { firstReviews, type FirstReviews, readFirstReviews } from './first-reviews.repository.ts';
export type { ReviewPageRows } from './reviews.repository.ts';
export type { ReviewsService } from './reviews.service.ts';
export { createReviewsModule } from './reviews.module.ts';
