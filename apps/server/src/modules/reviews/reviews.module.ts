import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { createModerationService } from './moderation.service.ts';
import { registerReviewsRoutes } from './reviews.routes.ts';
import { createReviewsService, type ReviewsDeps } from './reviews.service.ts';

export function createReviewsModule(
  { databaseOfCatalogue: database, bus }: Platform,
  { addToRating }: Pick<ReviewsDeps, 'addToRating'>,
) {
  const deps = { database, bus, addToRating };
  const reviews = createReviewsService(deps);
  const desk = createModerationService(deps);
  return {
    reviews,
    moveReviewsToCustomer: reviews.moveToCustomer,
    registerRoutes: (api: FastifyInstance) => registerReviewsRoutes(api, reviews, desk),
  };
}
