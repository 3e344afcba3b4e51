import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentReviewPage } from './reviews.presenter.ts';
import type { ReviewsService } from './reviews.service.ts';

export function registerReviewsRoutes(app: FastifyInstance, reviews: ReviewsService): void {
  serve(app, 'getReviews', { importance: 'details' }, async ({ params, query }) =>
    presentReviewPage(await reviews.getPage(params.productId, query.pageNo)),
  );

  serve(app, 'submitReview', { importance: 'cart' }, async ({ customer, body }) => {
    const { productId, rating, review } = body;
    const { isRewritten } = await reviews.submit({ productId, customerId: customer.id, rating, body: review });
    return { message: isRewritten ? 'Your review has been changed' : 'Thank you for your review' };
  });
}
