import type { Order } from '@urumuri/contract';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';

/** When what nobody has confirmed is cancelled; nothing for an order that stays. */
export function describeDeadline({ expires_at: at, parts }: Pick<Order, 'expires_at' | 'parts'>): string | undefined {
  if (at === undefined) return undefined;
  const standing = parts.filter(({ delivery_status: status }) => status !== 'cancelled');
  const open = standing.filter(({ expires_at }) => expires_at !== undefined);
  const shops = open.map(({ shopName }) => shopName).join(' and ');
  const what = open.length === standing.length ? 'the order' : `the part of ${shops}`;
  return `Unless you confirm it in our call or pay before, ${what} is cancelled on ${formatKigaliMoment(at)}.`;
}
