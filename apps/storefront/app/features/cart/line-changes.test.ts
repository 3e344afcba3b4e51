import { describe, expect, it, vi } from 'vitest';
import { createLineChanges, type LineCalls } from './line-changes.ts';

type Call = { step: string; answer: () => void; refuse: (error: Error) => void };

/** A cart whose server answers when the test says so, one by one. */
function openCart(quantities: Record<string, number>) {
  const calls: Call[] = [];
  const take = (step: string) => () =>
    new Promise<{ message: string }>((resolve, reject) => {
      calls.push({ step, answer: () => resolve({ message: `${step} done` }), refuse: reject });
    });
  const lineCalls: LineCalls = { increase: take('increase'), decrease: take('decrease'), remove: take('remove') };
  const known = new Map(Object.entries(quantities));
  const onSettled = vi.fn<() => void>();
  const cart = {
    quantityOf: (id: string) => known.get(id),
    setQuantity: (id: string, to: number) => void known.set(id, to),
  };
  const answerAll = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      await vi.waitFor(() => expect(calls.length).toBeGreaterThan(at));
      calls[at]?.answer();
    }
  };
  return { ...createLineChanges(lineCalls, cart, onSettled), calls, known, onSettled, answerAll };
}

const steps = (calls: readonly Call[]) => calls.map(({ step }) => step);

describe('createLineChanges', () => {
  it('sends one step at a time, and all presses on the way hear of the last', async () => {
    const { change, calls, known, onSettled, answerAll } = openCart({ a: 1 });
    const presses = [2, 3, 4].map((quantity) => change('a', quantity));
    expect(calls).toHaveLength(1);
    await answerAll(3);
    await expect(Promise.all(presses)).resolves.toEqual(presses.map(() => ({ message: 'increase done' })));
    expect(steps(calls)).toEqual(['increase', 'increase', 'increase']);
    expect(known.get('a')).toBe(4);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('turns round without sending what was taken back', async () => {
    const { change, calls, answerAll } = openCart({ a: 5 });
    const presses = [6, 7, 4].map((quantity) => change('a', quantity));
    await answerAll(3);
    await Promise.all(presses);
    expect(steps(calls)).toEqual(['increase', 'decrease', 'decrease']);
  });

  it('ends at what the server agreed to when a step is refused', async () => {
    const { change, calls, known } = openCart({ a: 1 });
    const presses = [2, 4].map((quantity) => change('a', quantity));
    calls[0]?.answer();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    const refusal = new Error('Only 2 available.');
    calls[1]?.refuse(refusal);
    for (const press of presses) await expect(press).rejects.toBe(refusal);
    expect(known.get('a')).toBe(2);
    expect(calls).toHaveLength(2);
  });

  it('deletes in one call, whatever the quantity, and what is in no section of the cart, too', async () => {
    const { change, calls, answerAll } = openCart({ a: 12 });
    const gone = [change('a', 0), change('unsold', 0)];
    await answerAll(2);
    await expect(Promise.all(gone)).resolves.toEqual([{ message: 'remove done' }, { message: 'remove done' }]);
    expect(steps(calls)).toEqual(['remove', 'remove']);
  });

  it('works on lines side by side and says when all are through', async () => {
    const { change, whenSettled, calls } = openCart({ a: 1, b: 3 });
    const changes = [change('a', 2), change('b', 2)];
    expect(steps(calls)).toEqual(['increase', 'decrease']);
    let isSettled = false;
    const settled = whenSettled().then(() => {
      isSettled = true;
    });
    calls[0]?.answer();
    await changes[0];
    expect(isSettled).toBe(false);
    calls[1]?.answer();
    await settled;
  });

  it('starts from what is known once an earlier change is through', async () => {
    const { change, known, calls, answerAll } = openCart({ a: 1 });
    const first = change('a', 2);
    await answerAll(1);
    await first;
    // Another tab has raised the line to 9 meanwhile.
    known.set('a', 9);
    const second = change('a', 8);
    await answerAll(2);
    await second;
    expect(steps(calls)).toEqual(['increase', 'decrease']);
  });
});
