import type { CancelReason, ShippingInfo } from '@urumuri/contract';
import { formatRwf, nameDiscount } from '@urumuri/money';
import type { OrderChange } from '../../../db/notices.ts';
import type { Plan, PlannedLine, PlannedPart } from './order-change.rules.ts';

type Changed = {
  plan: Plan;
  beforeRwf: number;
  afterRwf: number;
  voucherCode: string | undefined;
  /** Where it went, and goes from now on. */
  from: ShippingInfo;
  to: ShippingInfo | undefined;
  hasCall: boolean;
};

/** What a change says, by whom it concerns. */
export type ChangeWords = {
  byPart: { part: PlannedPart; changes: OrderChange[] }[];
  cancelled: OrderChange[];
  delivery: OrderChange[];
  money: OrderChange[];
};

export function tellChange(changed: Changed): ChangeWords {
  const { plan, voucherCode = '' } = changed;
  const touched = plan.parts.filter(({ isTouched, status }) => isTouched && status !== 'cancelled');
  const cancelled = plan.parts.filter(({ status, from }) => status === 'cancelled' && from !== 'cancelled');
  const isAlone = plan.parts.length === 1;
  return {
    byPart: touched.map((part) => ({ part, changes: part.lines.flatMap(tellLine) })),
    cancelled: cancelled.map(({ shopName }) => ({ kind: 'cancelled', ...(isAlone ? {} : { shopName }) })),
    delivery: tellDelivery(changed),
    money: [...(plan.isVoucherDropped ? [{ kind: 'voucher' as const, code: voucherCode }] : []), ...tellMoney(changed)],
  };
}

/** Everything in one go, for who is told of the whole order. */
export const listChanges = ({ byPart, cancelled, delivery, money }: ChangeWords): OrderChange[] => [
  ...byPart.flatMap(({ changes }) => changes),
  ...cancelled,
  ...delivery,
  ...money,
];

export const listWords = (words: ChangeWords): string[] => listChanges(words).map(sayChange);

/**
 * How a change stands in the order's history: one entry where one shop has all of it. Else each shop reads of its own
 * goods, and what concerns the whole order stands by itself, for its customer and the office.
 */
export function listEvents({ byPart, delivery, money }: ChangeWords, parts: readonly PlannedPart[]) {
  // A cancellation says so itself.
  if (parts.every(({ status }) => status === 'cancelled')) return [];
  const [only, ...others] = parts;
  const ofPart = byPart.map(({ part, changes }) => ({ partId: part.id, words: changes.map(sayChange) }));
  const ofAll = [...delivery, ...money].map(sayChange);
  const events =
    only && others.length === 0
      ? [{ partId: only.id, words: [...ofPart.flatMap(({ words }) => words), ...ofAll] }]
      : [...ofPart, { partId: undefined, words: ofAll }];
  return events.filter(({ words }) => words.length > 0);
}

const reasons: Record<Exclude<CancelReason, 'other'>, string> = {
  refused: 'Refused on delivery',
  not_reached: 'Could not be reached',
  damaged: 'Damaged during delivery',
  changed_mind: 'No longer wanted',
  unavailable: 'No longer available',
};

/** Why something is cancelled, as it stands in the order's history. */
export const sayCancelReason = (why: CancelReason, note: string): string =>
  [...(why === 'other' ? [] : [`${reasons[why]}.`]), ...(note === '' ? [] : [note])].join(' ');

const tellLine = ({ was, quantity, name }: PlannedLine): OrderChange[] =>
  was === quantity ? [] : [{ kind: 'line', name, was, now: quantity }];

function tellDelivery({ from, to, hasCall }: Changed): OrderChange[] {
  const isMoved = to && (to.area !== from.area || to.city !== from.city);
  const changes: OrderChange[] = [];
  if (isMoved) changes.push({ kind: 'moved', area: to.area, city: to.city });
  else if (to) changes.push({ kind: 'delivery' });
  if (hasCall) changes.push({ kind: 'call' });
  return changes;
}

const tellMoney = ({ beforeRwf, afterRwf }: Changed): OrderChange[] =>
  beforeRwf === afterRwf ? [] : [{ kind: 'total', beforeRwf, afterRwf }];

const count = (quantity: number, name: string) => (quantity === 1 ? name : `${quantity} × ${name}`);

/** In English, as it stands in the order's history; messages say it in their reader's language. */
function sayChange(change: OrderChange): string {
  switch (change.kind) {
    case 'line': {
      const { name, was, now } = change;
      if (was === 0) return `${count(now, name)} added`;
      return now === 0 ? `${count(was, name)} taken out` : `${was} × ${name} became ${now}`;
    }
    case 'cancelled':
      return change.shopName === undefined
        ? 'Everything is cancelled'
        : `Everything from ${change.shopName} is cancelled`;
    case 'moved':
      return `It goes to ${change.area}, ${change.city} now`;
    case 'delivery':
      return 'Delivery details changed';
    case 'call':
      return 'Our call is at another time';
    case 'voucher':
      return `${nameDiscount(change.code)} no longer applies`;
    case 'total':
      return `Total ${formatRwf(change.beforeRwf)} → ${formatRwf(change.afterRwf)}`;
  }
}
