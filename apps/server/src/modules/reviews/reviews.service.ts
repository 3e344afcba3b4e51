import { REVIEWS_PAGE_SIZE } from '@urumuri/contract';
import type { Database, Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { AppError } from '../../app-error.ts';
import type { DomainEvent, EventBus } from '../../events/event-bus.ts';
import { isUuid } from '../../db/uuid.ts';
import * as repository from './reviews.repository.ts';
import { breakDownRatings, changeOfSums, negate, type SumsChange, sumReviews } from './reviews.rules.ts';

export type ReviewsDeps = {
  database: Database;
  bus: EventBus;
  /** Of the catalogue, which imports this module. */
  addToRating(tx: Executor, productId: string, change: SumsChange): Promise<void>;
};

export type ReviewsService = ReturnType<typeof createReviewsService>;

const unknownProduct = () => new AppError('not_found', 'No such product.');

export function createReviewsService({ database, bus, addToRating }: ReviewsDeps) {
  const { db } = database;

  return {
    /** For customers who turn out to be one; of two reviews of a product the one of `to` stays. */
    async moveToCustomer(tx: Executor, from: string, to: string): Promise<void> {
      await repository.moveToCustomer(tx, from, to);
      for (const { productId, rating, hiddenAt } of await repository.deleteReviews(tx, from)) {
        if (hiddenAt === null) await addToRating(tx, productId, negate(changeOfSums(undefined, rating)));
      }
    },

    /** A page of what customers wrote about a product that is on sale. */
    async getPage(productId: string, pageNumber: number): Promise<repository.ReviewPageRows> {
      const known = isUuid(productId) && (await repository.isPublished(db, productId));
      if (!known) throw unknownProduct();
      const { reviews, counts } = await repository.listPage(db, productId, REVIEWS_PAGE_SIZE, pageNumber);
      return { reviews, total: sumReviews(counts), breakdown: breakDownRatings(counts) };
    },

    async findOwn(productId: string, customerId: string) {
      return isUuid(productId) ? repository.findWritten(db, productId, customerId) : undefined;
    },

    /** When the newest review was written; a rewritten one counts as new. */
    async findNewest(productId: string): Promise<Date | undefined> {
      return isUuid(productId) ? repository.findNewest(db, productId) : undefined;
    },

    /** The customer's one review of the product, written or rewritten; the product's sums move with it. */
    async submit(review: repository.WrittenReview): Promise<{ isRewritten: boolean; isHidden: boolean }> {
      const { productId, customerId, rating } = review;
      if (!isUuid(productId)) throw unknownProduct();
      const changed: DomainEvent = { type: 'reviews.changed', payload: { productId } };
      const before = await database.transaction(async (tx) => {
        if (!(await repository.lockPublished(tx, productId))) throw unknownProduct();
        const written = await repository.findWritten(tx, productId, customerId);
        await repository.putReview(tx, review);
        // Whoever rewrites a hidden review does not show it: that is the office's to do.
        if (!written?.hiddenAt) await addToRating(tx, productId, changeOfSums(written?.rating, rating));
        await noteEvent(tx, changed);
        return written;
      });
      // The writer's page asks for itself at once, maybe before the event has come round.
      bus.publish(changed);
      return { isRewritten: before !== undefined, isHidden: Boolean(before?.hiddenAt) };
    },
  };
}
