import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { registerHealth } from './health.ts';

afterEach(() => void vi.useRealTimers());

it('looks again after a second, however far the clock was set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-16T12:00:00Z') });
  const known: { problem?: string } = {};
  const app = Fastify();
  registerHealth(app, { checkReadiness: async () => known.problem, answeredAt: () => 0 }, { isShedding: () => false });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  known.problem = 'the disk is nearly full';
  vi.advanceTimersByTime(1001);
  vi.setSystemTime(new Date('2026-11-16T11:00:00Z'));
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'not ready', ...known });
  await app.close();
});
