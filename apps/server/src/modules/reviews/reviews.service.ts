import { REVIEWS_PAGE_SIZE } from '@urumuri/contract';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../shared/app-error.ts';
import { isUuid } from '../../shared/uuid.ts';
import * as repository from './reviews.repository.ts';
import { breakDownRatings, type RatingCount, sumReviews } from './reviews.rules.ts';

export type ReviewsDeps = { database: Database };

export type ReviewPageRows = { reviews: repository.ReviewRow[]; total: number; breakdown: RatingCount[] };

export type ReviewsService = ReturnType<typeof createReviewsService>;

export function createReviewsService({ database: { db } }: ReviewsDeps) {
  /** A page of what customers wrote about a product that is known to be on sale. */
  async function listPage(productId: string, pageNumber: number): Promise<ReviewPageRows> {
    const [reviews, counts] = await Promise.all([
      repository.listReviews(db, productId, REVIEWS_PAGE_SIZE, (pageNumber - 1) * REVIEWS_PAGE_SIZE),
      repository.countByRating(db, productId),
    ]);
    return { reviews, total: sumReviews(counts), breakdown: breakDownRatings(counts) };
  }

  return {
    listPage,

    /** Like `listPage`, for an id that came from outside. */
    async getPage(productId: string, pageNumber: number): Promise<ReviewPageRows> {
      const known = isUuid(productId) && (await repository.isPublished(db, productId));
      if (!known) throw new AppError('not_found', 'No such product.');
      return listPage(productId, pageNumber);
    },
  };
}
