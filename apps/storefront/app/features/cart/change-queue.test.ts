import { describe, expect, it, vi } from 'vitest';
import { createChangeQueue, type LineCalls } from './change-queue.ts';

type Call = { step: string; answer: () => void; refuse: (error: Error) => void };

/** A server whose answers the test gives, one by one. */
function buildServer() {
  const calls: Call[] = [];
  const take = (step: string) => () =>
    new Promise<string>((resolve, reject) => {
      calls.push({ step, answer: () => resolve(`${step} done`), refuse: reject });
    });
  const lineCalls: LineCalls = { increase: take('increase'), decrease: take('decrease'), remove: take('remove') };
  const nextCall = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));
  return { calls, lineCalls, nextCall };
}

describe('createChangeQueue', () => {
  it('shows the goal at once and sends one step at a time', async () => {
    const { calls, lineCalls, nextCall } = buildServer();
    const queue = createChangeQueue(lineCalls, () => 7);
    const first = queue.change('a', 1, 2);
    await expect(queue.change('a', 2, 3)).resolves.toBeUndefined();
    await expect(queue.change('a', 3, 4)).resolves.toBeUndefined();
    expect(queue.getChanges().get('a')).toEqual({ wanted: 4, settledAtMs: undefined });
    expect(calls).toHaveLength(1);
    for (const count of [1, 2, 3]) {
      await nextCall(count);
      calls[count - 1]?.answer();
    }
    await expect(first).resolves.toEqual({ message: 'increase done' });
    expect(queue.getChanges().get('a')).toEqual({ wanted: 4, settledAtMs: 7 });
    expect(calls).toHaveLength(3);
  });

  it('turns round without sending what was taken back', async () => {
    const { calls, lineCalls, nextCall } = buildServer();
    const queue = createChangeQueue(lineCalls);
    const first = queue.change('a', 5, 6);
    await queue.change('a', 6, 7);
    await queue.change('a', 7, 4);
    for (const count of [1, 2, 3]) {
      await nextCall(count);
      calls[count - 1]?.answer();
    }
    await first;
    expect(calls.map(({ step }) => step)).toEqual(['increase', 'decrease', 'decrease']);
  });

  it('falls back to what the server agreed to when a step is refused', async () => {
    const { calls, lineCalls, nextCall } = buildServer();
    const queue = createChangeQueue(lineCalls, () => 9);
    const first = queue.change('a', 1, 2);
    await queue.change('a', 2, 4);
    calls[0]?.answer();
    await nextCall(2);
    const refusal = new Error('Only 2 available.');
    calls[1]?.refuse(refusal);
    await expect(first).resolves.toEqual({ error: refusal });
    expect(queue.getChanges().get('a')).toEqual({ wanted: 2, settledAtMs: 9 });
    expect(calls).toHaveLength(2);
  });

  it('deletes in one call, whatever the quantity', async () => {
    const { calls, lineCalls } = buildServer();
    const queue = createChangeQueue(lineCalls);
    const gone = queue.change('a', 12, 0);
    calls[0]?.answer();
    await expect(gone).resolves.toEqual({ message: 'remove done' });
    expect(calls.map(({ step }) => step)).toEqual(['remove']);
  });

  it('works on lines side by side and says when all are through', async () => {
    const { calls, lineCalls } = buildServer();
    const queue = createChangeQueue(lineCalls);
    const seen: boolean[] = [];
    queue.subscribe(() => seen.push(queue.isWorking()));
    const changes = [queue.change('a', 1, 2), queue.change('b', 3, 2)];
    expect(calls.map(({ step }) => step)).toEqual(['increase', 'decrease']);
    let isSettled = false;
    const settled = queue.whenSettled().then(() => {
      isSettled = true;
    });
    calls[0]?.answer();
    await changes[0];
    expect(queue.isWorking()).toBe(true);
    expect(isSettled).toBe(false);
    calls[1]?.answer();
    await settled;
    expect(queue.isWorking()).toBe(false);
    expect(seen.at(-1)).toBe(false);
  });

  it('starts from what is shown once an earlier change is through', async () => {
    const { calls, lineCalls } = buildServer();
    const queue = createChangeQueue(lineCalls);
    const first = queue.change('a', 1, 2);
    calls[0]?.answer();
    await first;
    // Another tab has raised the line to 9 meanwhile.
    const second = queue.change('a', 9, 8);
    expect(queue.getChanges().get('a')?.wanted).toBe(8);
    calls[1]?.answer();
    await second;
    expect(calls.map(({ step }) => step)).toEqual(['increase', 'decrease']);
  });
});
