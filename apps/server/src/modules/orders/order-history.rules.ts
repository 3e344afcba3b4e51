import type { OrderStep } from '@urumuri/contract';

/** One line of the history: a part moved, or, without a part, the order as a whole. */
export type OrderEvent = Pick<OrderStep, 'kind' | 'status'> & { partId: string | null; note: string; at: Date };

export type HistoryStep = Pick<OrderStep, 'kind' | 'status'> & { shopName?: string; note: string; at: Date };

/** Parts that take a step together are told as one; a part that goes alone is told with its shop's name. */
export function tellHistory(
  events: readonly OrderEvent[],
  parts: readonly { id: string; shopName: string }[],
): HistoryStep[] {
  const steps = new Map<string, OrderEvent[]>();
  for (const event of events) {
    const key = `${event.kind} ${event.status} ${event.at.getTime()} ${event.note}`;
    steps.set(key, [...(steps.get(key) ?? []), event]);
  }
  return [...steps.values()].flatMap((together) => {
    const isWhole = together.some(({ partId }) => partId === null) || together.length === parts.length;
    const shown = isWhole ? together.slice(0, 1) : together;
    return shown.map(({ kind, status, note, at, partId }) => {
      const shopName = isWhole ? undefined : parts.find(({ id }) => id === partId)?.shopName;
      return { kind, status, note, at, ...(shopName === undefined ? {} : { shopName }) };
    });
  });
}
