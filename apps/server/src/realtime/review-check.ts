import { clientEvents } from '@urumuri/contract/schemas';
import type { LiveServer, LiveSocket } from './live-server.ts';

export type ReviewCheckDeps = {
  io: LiveServer;
  /** When the newest review was written; the id may be anything. */
  findNewestReview(productId: string): Promise<Date | undefined>;
  onError(error: unknown): void;
};

/** Tells a page that a review was written between its making and its socket; otherwise says nothing. */
export function answerReviewChecks({ io, findNewestReview, onError }: ReviewCheckDeps): void {
  async function answer(socket: LiveSocket, check: unknown): Promise<void> {
    const parsed = clientEvents.check_reviews.safeParse(check);
    if (!parsed.success) return;
    const { productId, newest } = parsed.data;
    const written = await findNewestReview(productId);
    if (written && written.toISOString() !== newest) socket.emit('reviewsUpdated', { productId });
  }

  io.on('connection', (socket) => {
    socket.on('check_reviews', (check) => {
      answer(socket, check).catch(onError);
    });
  });
}
