type Answer = { message: string };
export type LineCalls = Record<'increase' | 'decrease' | 'remove', (lineId: string) => Promise<Answer>>;

/** The cart as the server is known to have it. */
export type KnownCart = {
  quantityOf: (lineId: string) => number | undefined;
  setQuantity: (lineId: string, quantity: number) => void;
};

/**
 * Carries the shopper's wishes to the server, which takes one step at a time. Each line has at most one call
 * under way; presses meanwhile only move the goal, so that they can neither overtake nor outnumber each other.
 * `onSettled` is called once for all of them.
 */
export function createLineChanges(calls: LineCalls, cart: KnownCart, onSettled: () => void) {
  const wanted = new Map<string, number>();
  const working = new Map<string, Promise<Answer>>();

  async function pursue(lineId: string): Promise<Answer> {
    let answer = { message: '' };
    // What is no longer sold is in no section of the cart, and can only be taken out.
    let stored = cart.quantityOf(lineId) ?? 1;
    for (let goal = wanted.get(lineId); goal !== undefined && goal !== stored; goal = wanted.get(lineId)) {
      if (goal === 0) {
        answer = await calls.remove(lineId);
        wanted.delete(lineId);
        stored = 0;
      } else {
        const step = goal > stored ? 1 : -1;
        answer = await (step > 0 ? calls.increase(lineId) : calls.decrease(lineId));
        stored += step;
      }
      cart.setQuantity(lineId, stored);
    }
    return answer;
  }

  function settle(lineId: string): void {
    working.delete(lineId);
    onSettled();
  }

  return {
    /** Brings a line to a quantity, 0 for none; resolves with the last answer once it is as it is wanted by then. */
    change(lineId: string, quantity: number): Promise<Answer> {
      wanted.set(lineId, quantity);
      const work = working.get(lineId) ?? pursue(lineId).finally(() => settle(lineId));
      working.set(lineId, work);
      return work;
    },

    /** When the server has answered everything asked so far. */
    async whenSettled(): Promise<void> {
      while (working.size > 0) await Promise.allSettled(working.values());
    },
  };
}
