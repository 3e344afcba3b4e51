import type { ShippingInfo } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { Plan, PlannedLine, PlannedPart } from './order-change.rules.ts';

type Told = {
  plan: Plan;
  beforeRwf: number;
  afterRwf: number;
  voucherCode: string | undefined;
  /** Where it went, and goes from now on. */
  from: ShippingInfo;
  to: ShippingInfo | undefined;
  hasCall: boolean;
};

/** What a change says. No address and no phone number: links show it too. */
export type ChangeWords = {
  byPart: { part: PlannedPart; words: string[] }[];
  cancelled: string[];
  delivery: string[];
  money: string[];
};

export function tellChange(told: Told): ChangeWords {
  const { plan, voucherCode } = told;
  const touched = plan.parts.filter(({ isTouched, status }) => isTouched && status !== 'cancelled');
  const cancelled = plan.parts.filter(({ status, from }) => status === 'cancelled' && from !== 'cancelled');
  const isAlone = plan.parts.length === 1;
  return {
    byPart: touched.map((part) => ({ part, words: part.lines.flatMap(tellLine) })),
    cancelled: cancelled.map(({ shopName }) =>
      isAlone ? 'Everything is cancelled' : `Everything from ${shopName} is cancelled`,
    ),
    delivery: tellDelivery(told),
    money: [...(plan.isVoucherDropped ? [`Voucher ${voucherCode ?? ''} no longer applies`] : []), ...tellMoney(told)],
  };
}

/** Everything in one go, for who is told of the whole order. */
export const listWords = ({ byPart, cancelled, delivery, money }: ChangeWords) => [
  ...byPart.flatMap(({ words }) => words),
  ...cancelled,
  ...delivery,
  ...money,
];

export type ToldEvent = { partId: string | undefined; words: string[] };

/**
 * How a change stands in the order's history: one entry where one shop has all of it. Else each shop reads of its own
 * goods, and what concerns the whole order stands by itself, for its customer and the office.
 */
export function listEvents({ byPart, delivery, money }: ChangeWords, parts: readonly PlannedPart[]): ToldEvent[] {
  // A cancellation says so itself.
  if (parts.every(({ status }) => status === 'cancelled')) return [];
  const [only, ...others] = parts;
  const ofPart = byPart.map(({ part, words }) => ({ partId: part.id, words }));
  const events =
    only && others.length === 0
      ? [{ partId: only.id, words: [...ofPart.flatMap(({ words }) => words), ...delivery, ...money] }]
      : [...ofPart, { partId: undefined, words: [...delivery, ...money] }];
  return events.filter(({ words }) => words.length > 0);
}

function tellLine({ was, quantity, name }: PlannedLine): string[] {
  if (was === quantity) return [];
  if (was === 0) return [`${count(quantity, name)} added`];
  return [quantity === 0 ? `${count(was, name)} taken out` : `${was} × ${name} became ${quantity}`];
}

const count = (quantity: number, name: string) => (quantity === 1 ? name : `${quantity} × ${name}`);

function tellDelivery({ from, to, hasCall }: Told): string[] {
  const isMoved = to && (to.area !== from.area || to.city !== from.city);
  return [
    ...(isMoved ? [`It goes to ${to.area}, ${to.city} now`] : to ? ['Delivery details changed'] : []),
    ...(hasCall ? ['Our call is at another time'] : []),
  ];
}

function tellMoney({ beforeRwf, afterRwf }: Told): string[] {
  return beforeRwf === afterRwf ? [] : [`Total ${formatRwf(beforeRwf)} → ${formatRwf(afterRwf)}`];
}
