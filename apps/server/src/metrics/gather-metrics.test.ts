import { describe, expect, it } from 'vitest';
import type { Figure } from './figures.ts';
import { createGathering } from './gather-metrics.ts';

type Counted = { orders: number; sockets: number };

const figuresOf = ({ orders, sockets }: Counted): Figure[] => [
  { name: 'orders', help: 'o', type: 'counter', together: 'sum', values: [{ value: orders }] },
  { name: 'sockets', help: 's', type: 'gauge', together: 'sum', values: [{ value: sockets }] },
  {
    name: 'took',
    help: 't',
    type: 'histogram',
    together: 'sum',
    values: [{ value: orders, labels: { le: '+Inf' }, suffix: '_bucket' }],
  },
];

/** Workers by name that answer with what they have counted, or not at all. */
function gatherFrom(workers: Record<string, Counted | 'silent'>) {
  const gathering = createGathering<string>((name) => {
    const counted = workers[name];
    if (counted && counted !== 'silent') queueMicrotask(() => gathering.take(name, figuresOf(counted)));
  }, 20);
  for (const name of Object.keys(workers)) gathering.join(name);
  return gathering;
}

const readValues = (text: string) =>
  Object.fromEntries([...text.matchAll(/^(\w+)(?:\{.*\})? (\d+)$/gm)].map(([, name, value]) => [name, Number(value)]));

describe('the figures of several workers', () => {
  it('are added up', async () => {
    const gathering = gatherFrom({ one: { orders: 3, sockets: 5 }, two: { orders: 4, sockets: 6 } });
    expect(readValues(await gathering.read())).toEqual({ orders: 7, took_bucket: 7, sockets: 11 });
  });

  it('keep what was counted by those that are gone, and nothing of how they did', async () => {
    const gathering = gatherFrom({ one: { orders: 3, sockets: 5 }, two: { orders: 4, sockets: 6 } });
    await gathering.read();
    gathering.leave('one');
    expect(readValues(await gathering.read())).toEqual({ orders: 7, took_bucket: 7, sockets: 6 });
    gathering.join('one');
    expect(readValues(await gathering.read())).toEqual({ orders: 10, took_bucket: 10, sockets: 11 });
    gathering.leave('one');
    gathering.leave('two');
    expect(readValues(await gathering.read())).toEqual({ orders: 10, took_bucket: 10 });
  });

  it('do not rise by what one that is gone says too late', async () => {
    const gathering = gatherFrom({ one: { orders: 3, sockets: 5 } });
    await gathering.read();
    gathering.leave('one');
    gathering.take('one', figuresOf({ orders: 9, sockets: 9 }));
    expect(readValues(await gathering.read())).toEqual({ orders: 3, took_bucket: 3 });
  });

  it('are told without waiting for one that dies while it is asked', async () => {
    const gathering = gatherFrom({ one: { orders: 3, sockets: 5 }, two: 'silent' });
    gathering.take('two', figuresOf({ orders: 1, sockets: 1 }));
    const read = gathering.read();
    gathering.leave('two');
    expect(readValues(await read)).toEqual({ orders: 4, took_bucket: 4, sockets: 5 });
  });

  it('leave out how one does that does not answer, and keep what it has counted', async () => {
    const gathering = gatherFrom({ one: { orders: 3, sockets: 5 }, two: 'silent' });
    gathering.take('two', figuresOf({ orders: 1, sockets: 1 }));
    expect(readValues(await gathering.read())).toEqual({ orders: 4, took_bucket: 4, sockets: 5 });
  });
});
