import type { ReturnState } from '@urumuri/contract';
import type { Executor } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import type { WantedProduct } from './order-lines.rules.ts';
import * as repository from './order-status.repository.ts';
import { publishChange } from './order-steps.ts';
import { restock } from './stock.repository.ts';

type ReturnStep = {
  partId: string;
  status: ReturnState;
  /** For the customer to read in the order's history. */
  note: string;
  actor: repository.Actor;
  staffId: string | null;
  /** What is sold again. */
  restocked?: readonly WantedProduct[];
};

/**
 * What a step of a return does to its locked order: its history says so, and stock that came back can be bought. What
 * the order came to stays as it was.
 */
export async function noteReturn(tx: Executor, order: repository.LockedOrder, step: ReturnStep): Promise<void> {
  const { restocked = [], status, ...event } = step;
  if (restocked.length > 0) {
    await noteEvent(tx, { type: 'stock.changed', payload: { products: await restock(tx, restocked) } });
  }
  await repository.insertEvents(tx, [{ orderId: order.id, kind: 'return', toStatus: status, ...event }]);
  await publishChange(tx, order, {});
}
