import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerHealth } from './health.ts';

let app: FastifyInstance;
let check: () => Promise<string | undefined>;
let answeredAt: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-16T12:00:00Z') });
  check = async () => undefined;
  answeredAt = 0;
  app = Fastify();
  const deps = { checkReadiness: () => check(), answeredAt: () => answeredAt };
  registerHealth(app, deps, { isShedding: () => false }, 10);
});

afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const ask = async () => (await app.inject('/readyz')).json<{ status: string; problem?: string }>();

it('looks again after a second, however far the clock was set back meanwhile', async () => {
  expect(await ask()).toEqual({ status: 'ready' });
  check = async () => 'the disk is nearly full';
  expect(await ask()).toEqual({ status: 'ready' });
  vi.advanceTimersByTime(1001);
  vi.setSystemTime(new Date('2026-11-16T11:00:00Z'));
  expect(await ask()).toEqual({ status: 'not ready', problem: 'the disk is nearly full' });
});

it('is ready while the database answers others, however long the line, and not when it answers nobody', async () => {
  expect(await ask()).toEqual({ status: 'ready' });
  check = () => new Promise(() => undefined);
  vi.advanceTimersByTime(1001);
  answeredAt = performance.now() + 1;
  expect(await ask()).toEqual({ status: 'ready' });
  vi.advanceTimersByTime(1001);
  expect(await ask()).toEqual({ status: 'not ready', problem: 'the database does not answer' });
});
