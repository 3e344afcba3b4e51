import { randomUUID } from 'node:crypto';
import { CONSOLE_PAGE_SIZE, type ReportReviewBody, type SellerReviewsQuery } from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import { type Notice, noteNotices } from '../../db/notices.ts';
import { noteEvent } from '../../db/outbox.ts';
import { isUuid } from '../../db/uuid.ts';
import type { DomainEvent } from '../../events/event-bus.ts';
import type { Seller } from '../../http/serve.ts';
import * as repository from './moderation.repository.ts';
import { changeOfSums, negate } from './reviews.rules.ts';
import type { ReviewsDeps } from './reviews.service.ts';

export type ModerationService = ReturnType<typeof createModerationService>;

type LockedReview = NonNullable<Awaited<ReturnType<typeof repository.lockReview>>>;

const unknownReview = () => new AppError('not_found', 'There is no such review.');

/** What happens to reviews after they were written: reported by customers, answered by shops, hidden by the office. */
export function createModerationService({ database, bus, addToRating }: ReviewsDeps) {
  const { db } = database;

  /** Changes a review that the seller may speak for (null: anybody's), and drops what shows it. */
  async function change(
    reviewId: string,
    sellerId: string | null,
    work: (tx: Executor, review: LockedReview) => Promise<Notice | undefined>,
  ): Promise<void> {
    if (!isUuid(reviewId)) throw unknownReview();
    const changed = await database.transaction(async (tx): Promise<DomainEvent> => {
      const review = await repository.lockReview(tx, reviewId);
      if (review === undefined || (sellerId !== null && review.sellerId !== sellerId)) throw unknownReview();
      const notice = await work(tx, review);
      if (notice) await noteNotices(tx, [notice]);
      const event: DomainEvent = { type: 'reviews.changed', payload: { productId: review.productId } };
      await noteEvent(tx, event);
      return event;
    });
    // Who changed it looks at it at once, maybe before the event has come round.
    bus.publish(changed);
  }

  return {
    async listReviews({ id, role }: Seller, { show: list, pageNumber }: SellerReviewsQuery) {
      const sellerId = role === 'admin' ? null : id;
      const page = { list, limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [rows, counts] = await Promise.all([
        repository.listForModeration(db, sellerId, page),
        repository.countForModeration(db, sellerId),
      ]);
      return { rows, counts, total: counts[list ?? 'all'] };
    },

    /** The shop's one answer; the reviewer hears of the first. */
    answer: (sellerId: string, reviewId: string, text: string) =>
      change(reviewId, sellerId, async (tx) => {
        await repository.putAnswer(tx, reviewId, text);
        return { kind: 'review_answered', cause: reviewId, data: { reviewId } };
      }),

    deleteAnswer: (sellerId: string, reviewId: string) =>
      change(reviewId, sellerId, async (tx) => {
        await repository.putAnswer(tx, reviewId, '');
        return undefined;
      }),

    /** From then on only its writer sees it, and it counts for nothing. */
    hide: (reviewId: string, reason: string) =>
      change(reviewId, null, async (tx, { productId, rating, hiddenAt }) => {
        await repository.putHidden(tx, reviewId, reason);
        await repository.settleReports(tx, reviewId);
        if (hiddenAt !== null) return undefined;
        await addToRating(tx, productId, negate(changeOfSums(undefined, rating)));
        return { kind: 'review_hidden', cause: randomUUID(), data: { reviewId, reason } };
      }),

    /** Shown again, or kept: either way what was reported about it is settled. */
    show: (reviewId: string) =>
      change(reviewId, null, async (tx, { productId, rating, hiddenAt }) => {
        await repository.putHidden(tx, reviewId, '');
        await repository.settleReports(tx, reviewId);
        if (hiddenAt !== null) await addToRating(tx, productId, changeOfSums(undefined, rating));
        return undefined;
      }),

    async report(reviewId: string, customerId: string, report: ReportReviewBody): Promise<void> {
      const isThere = isUuid(reviewId) && (await repository.isShown(db, reviewId));
      if (!isThere) throw unknownReview();
      await repository.insertReport(db, { reviewId, customerId, ...report });
    },
  };
}
