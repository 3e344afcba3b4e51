import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLiveNodes } from '../testing/live-nodes.ts';
import { createConnectionCounts } from './connection-limits.ts';

it('counts what all processes hold, and no longer what one held that is gone', async () => {
  const counts = createConnectionCounts();
  const [first, second] = [counts.heldBy(1), counts.heldBy(2)];
  for (const held of [first, first, second]) held.add('an address');
  second.add('another');
  expect([await first.count('an address'), await second.count('another')]).toEqual([3, 1]);
  first.remove('an address');
  expect(await second.count('an address')).toBe(2);
  counts.forget(2);
  expect([await first.count('an address'), await first.count('another')]).toEqual([1, 0]);
});

describe('a socket server', () => {
  const nodes = createLiveNodes();
  afterEach(() => nodes.close());

  it('holds so many connections of one address, and lets another in when one has left', async () => {
    const node = await nodes.open({ limits: { perAddress: 2 } });
    const [first] = await Promise.all([node.listen(), node.listen()]);
    expect(await node.refusal(undefined)).toBe('websocket error');
    first.socket.disconnect();
    await vi.waitFor(() => node.listen());
  });

  it('holds so many connections altogether', async () => {
    const node = await nodes.open({ limits: { perProcess: 1 } });
    await node.listen();
    expect(await node.refusal(undefined)).toBe('websocket error');
  });

  it('holds so many connections of one person, and others beside them', async () => {
    const node = await nodes.open({ limits: { perIdentity: 1 } });
    await node.listen('customer:aline');
    expect(await node.refusal('customer:aline')).toBe('too_many_connections');
    await node.listen('customer:bosco');
  });

  it('turns away an address that comes too often', async () => {
    const node = await nodes.open({ limits: { arrivalsPerMinute: 2 } });
    for (const client of [await node.listen(), await node.listen()]) client.socket.disconnect();
    expect(await node.refusal(undefined)).toBe('websocket error');
  });
});
