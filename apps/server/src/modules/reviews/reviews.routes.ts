import { CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentModerated, presentReviewPage } from './reviews.presenter.ts';
import type { ModerationService } from './moderation.service.ts';
import type { ReviewsService } from './reviews.service.ts';

const desk = { importance: 'details' } as const;

export function registerReviewsRoutes(
  app: FastifyInstance,
  reviews: ReviewsService,
  moderation: ModerationService,
): void {
  serve(app, 'getReviews', { importance: 'details' }, async ({ params, query }) =>
    presentReviewPage(await reviews.getPage(params.productId, query.pageNo)),
  );

  serve(app, 'submitReview', { importance: 'cart' }, async ({ customer, body }) => {
    const { productId, rating, review } = body;
    const written = await reviews.submit({ productId, customerId: customer.id, rating, body: review });
    if (written.isHidden) return { message: 'Your review has been changed. Our office decides whether it is shown.' };
    return { message: written.isRewritten ? 'Your review has been changed' : 'Thank you for your review' };
  });

  serve(app, 'getOwnReview', desk, async ({ customer, params }) => {
    const own = await reviews.findOwn(params.productId, customer.id);
    return { review: own && { rating: own.rating, review: own.body, hiddenReason: own.hiddenReason || undefined } };
  });

  serve(app, 'reportReview', desk, async ({ customer, params, body }) => {
    await moderation.report(params.reviewId, customer.id, body);
    return { message: 'Thank you. Our office will look at it.' };
  });

  serve(app, 'getSellerReviews', desk, async ({ seller, query }) => {
    const { rows, ...list } = await moderation.listReviews(seller, query);
    return { reviews: rows.map((row) => presentModerated(row, seller.id)), perPage: CONSOLE_PAGE_SIZE, ...list };
  });

  serve(app, 'answerReview', desk, async ({ seller, params, body }) => {
    await moderation.answer(seller.id, params.reviewId, body.text);
    return { message: 'Your answer is under the review.' };
  });

  serve(app, 'deleteReviewAnswer', desk, async ({ seller, params }) => {
    await moderation.deleteAnswer(seller.id, params.reviewId);
    return { message: 'Your answer is deleted.' };
  });

  serve(app, 'hideReview', desk, async ({ params, body }) => {
    await moderation.hide(params.reviewId, body.reason);
    return { message: 'The review is hidden. Who wrote it is told why.' };
  });

  serve(app, 'showReview', desk, async ({ params }) => {
    await moderation.show(params.reviewId);
    return { message: 'The review is shown.' };
  });
}
