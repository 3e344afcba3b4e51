import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../module.ts';
import { createReviewDeskService } from './review-desk.service.ts';
import { registerReviewsRoutes } from './reviews.routes.ts';
import { createReviewsService } from './reviews.service.ts';

export function createReviewsModule({ databaseOfCatalogue: database, bus }: Platform) {
  const reviews = createReviewsService({ database, bus });
  const desk = createReviewDeskService({ database, bus });
  return {
    reviews,
    registerRoutes: (api: FastifyInstance) => registerReviewsRoutes(api, reviews, desk),
  };
}
