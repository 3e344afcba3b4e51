import type { CallOutput, PlannedLine } from '@urumuri/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { randomKey } from '@urumuri/ui/browser/random-key.ts';
import { useAction } from '@urumuri/ui/forms/use-action.ts';

type Preview = CallOutput<'previewCancellation'>;
type Taken = { quantity: number; damaged: number };
const nothing: Taken = { quantity: 0, damaged: 0 };

/** What is taken off an order, and what would be left of it: that is asked of the shop, and counted nowhere here. */
export function useCancellation(orderId: string, loaded: Preview) {
  const [taken, setTaken] = useState<ReadonlyMap<string, Taken>>(new Map());
  // Pressed twice, or sent again after a lost answer, it is the same cancellation.
  const [key, setKey] = useState(randomKey);
  const { answer: asked, isBusy, send } = useAction<'previewCancellation'>({ reads: true });

  function ask(wanted: ReadonlyMap<string, Taken>) {
    const lines = [...wanted]
      .map(([productId, units]) => ({ productId, ...units }))
      .filter(({ quantity }) => quantity > 0);
    void send({ intent: 'previewCancellation', input: { params: { orderId }, body: { lines } } });
  }

  function take(lines: readonly PlannedLine[], choose: (line: PlannedLine) => Partial<Taken>) {
    const wanted = new Map(taken);
    for (const line of lines.filter(({ isOpen }) => isOpen)) {
      const { quantity, damaged } = { ...takenOf(line), ...choose(line) };
      wanted.set(line.productId, { quantity, damaged: Math.min(damaged, quantity) });
    }
    setTaken(wanted);
    setKey(randomKey());
    ask(wanted);
  }

  /** Somebody else may have left fewer of it meanwhile. */
  function takenOf({ productId, was }: PlannedLine): Taken {
    const { quantity, damaged } = taken.get(productId) ?? nothing;
    return { quantity: Math.min(quantity, was), damaged: Math.min(damaged, quantity, was) };
  }

  const { revision } = loaded.plan;
  const askAgain = useEffectEvent(() => taken.size > 0 && ask(taken));
  useEffect(() => void askAgain(), [revision]);

  const isUpToDate = asked !== undefined && asked.plan.revision >= revision;
  return {
    ...(isUpToDate ? asked : loaded),
    key,
    take,
    takenOf,
    isAsking: isBusy,
    isChosen: [...taken.values()].some(({ quantity }) => quantity > 0),
  };
}

export type Cancellation = ReturnType<typeof useCancellation>;
