export { presentReviewPage } from './reviews.presenter.ts';
export { registerReviewsRoutes } from './reviews.routes.ts';
export { createReviewsService, type ReviewPageRows, type ReviewsService } from './reviews.service.ts';
