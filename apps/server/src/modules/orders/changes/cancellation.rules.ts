import type { CancelWish } from '@urumuri/contract';
import { isDeducted } from '../order-states.rules.ts';
import type { ChangeFacts, Refusal, Wish } from './order-change.rules.ts';

type Taken = { lines: Wish['lines']; refusal: Refusal | undefined };

/** What is left of each line once units are taken off it, or why they cannot be; for a shop, others' lines do not exist. */
export function takeOff(
  { lines, parts }: Pick<ChangeFacts, 'lines' | 'parts'>,
  asked: CancelWish['lines'],
  sellerId: string | undefined,
): Taken {
  const left: { productId: string; quantity: number }[] = [];
  for (const { productId, quantity, damaged } of asked) {
    const line = lines.find((known) => known.productId === productId.toLowerCase());
    const part = parts.find(({ id }) => id === line?.partId);
    if (!line || !part || (sellerId ?? part.sellerId) !== part.sellerId) return unknown;
    if (quantity > line.quantity) return refuse(`There are only ${line.quantity} of ${line.name} in the order.`);
    if (damaged > 0 && !isDeducted(part.status)) {
      return refuse(`${line.name} has not left the stock: nothing of it can come back damaged.`);
    }
    left.push({ productId, quantity: line.quantity - quantity });
  }
  return { lines: left, refusal: undefined };
}

const unknown: Taken = { lines: [], refusal: { code: 'not_found', sentence: 'This is not in the order.' } };

const refuse = (sentence: string): Taken => ({ lines: [], refusal: { code: 'validation_failed', sentence } });
