import { randomUUID } from 'node:crypto';
import { type AnswerProductCheckBody, type CheckAnswer, type CheckState, CONSOLE_PAGE_SIZE } from '@urumuri/contract';
import { AppError } from '../../../app-error.ts';
import { transactionAs } from '../../../db/audit.ts';
import type { Database } from '../../../db/client.ts';
import { noteNotices } from '../../../db/notices.ts';
import { noteEvent } from '../../../db/outbox.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Staff } from '../../../http/serve.ts';
import * as repository from './product-checks.repository.ts';

const said: Record<CheckAnswer, string> = {
  approve: 'approved',
  ask: 'sent back for changes',
  hold: 'off sale until changed',
};

export type ProductChecksService = ReturnType<typeof createProductChecksService>;

/** What the office wants of products, whose ever they are, and what shops answer. */
export function createProductChecksService({ database }: { database: Database }) {
  const { db } = database;
  return {
    async listToCheck({ state, pageNumber }: { state: CheckState; pageNumber: number }) {
      const slice = { limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const [rows, counts] = await Promise.all([repository.listToCheck(db, state, slice), repository.countToCheck(db)]);
      return { rows, counts, total: counts[state] };
    },

    async answerCheck(personId: string, { productIds, answer, note }: AnswerProductCheckBody): Promise<string> {
      const ids = [...new Set(productIds.map((id) => id.toLowerCase()))].filter(isUuid);
      return transactionAs(database, personId, async (tx) => {
        const answered = await repository.writeAnswer(tx, ids, answer, note);
        const [first] = answered;
        if (first === undefined) throw new AppError('not_found', 'These products are not waiting for an answer.');
        await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: answered.map(({ id }) => id) } });
        const shops = [...new Set(answered.map(({ sellerId }) => sellerId))];
        await noteNotices(
          tx,
          shops.map((sellerId) => {
            const own = answered.filter((product) => product.sellerId === sellerId).map(({ id }) => id);
            return { kind: 'products_checked', cause: randomUUID(), data: { sellerId, productIds: own, answer, note } };
          }),
        );
        return `${answered.length === 1 ? `${first.name} is` : `${answered.length} products are`} ${said[answer]}.`;
      });
    },

    async sendForCheck({ id: sellerId, personId }: Staff, productId: string): Promise<void> {
      const isSent =
        isUuid(productId) &&
        (await transactionAs(database, personId, async (tx) => repository.writeSent(tx, sellerId, productId)));
      if (!isSent) throw new AppError('not_found', 'The office has not asked for changes to this product.');
    },
  };
}
