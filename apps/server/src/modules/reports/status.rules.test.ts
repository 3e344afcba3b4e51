import { expect, it } from 'vitest';
import { judgeStatus, type StatusFacts } from './status.rules.ts';

const now = new Date('2026-11-16T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const sound: StatusFacts = {
  databaseMs: 2,
  isEmbedded: true,
  waitingForDatabase: 0,
  isLinked: true,
  outboxWaiting: 0,
  outboxLagSeconds: 0,
  messagesWaiting: 0,
  messagesRefused: 0,
  messageLagSeconds: 0,
  hasEmail: true,
  hasSms: false,
  ordersToExpire: 0,
  picturesWaiting: 0,
  importsStopped: 0,
  freeBytes: 20 * 1024 ** 3,
  backedUpAt: hoursAgo(5),
  now,
};

it('has nothing to advise where all is well', () => {
  const checks = judgeStatus(sound);
  expect(checks.filter(({ state, advice }) => state !== 'good' || advice !== undefined)).toEqual([]);
  expect(checks.map(({ sentence }) => sentence)).toContain('The last one is 5 hours old.');
});

it.each<[Partial<StatusFacts>, string, string, RegExp]>([
  [{ databaseMs: 900 }, 'database', 'warning', /900 ms/],
  [{ waitingForDatabase: 9 }, 'database', 'warning', /9 requests wait/],
  [{ outboxWaiting: 4, outboxLagSeconds: 30 }, 'outbox', 'warning', /4 changes .* 30 seconds/],
  [{ outboxWaiting: 1, outboxLagSeconds: 300 }, 'outbox', 'bad', /1 change .* 5 minutes/],
  [{ messagesWaiting: 3, messageLagSeconds: 600 }, 'messages', 'warning', /10 minutes ago/],
  [{ messagesWaiting: 3, messageLagSeconds: 7200 }, 'messages', 'bad', /2 hours ago/],
  [{ messagesRefused: 1 }, 'messages', 'warning', /1 message was refused/],
  [{ hasEmail: false }, 'channels', 'warning', /Neither/],
  [{ ordersToExpire: 1 }, 'jobs', 'bad', /1 order should have expired and still holds goods/],
  [{ importsStopped: 2 }, 'jobs', 'warning', /2 imports stopped/],
  [{ freeBytes: 1024 ** 3 }, 'disk', 'warning', /1\.0 GB/],
  [{ freeBytes: 0.3 * 1024 ** 3 }, 'disk', 'bad', /0\.3 GB/],
  [{ backedUpAt: undefined }, 'backup', 'warning', /No backup/],
  [{ backedUpAt: hoursAgo(72) }, 'backup', 'warning', /72 hours old/],
  [{ backedUpAt: hoursAgo(24 * 9) }, 'backup', 'bad', /216 hours old/],
  [{ isLinked: false }, 'link', 'bad', /Redis/],
])('%o makes %s %s, and says what to do', (facts, name, state, sentence) => {
  const troubled = judgeStatus({ ...sound, ...facts }).filter((check) => check.state !== 'good');
  expect(troubled).toEqual([
    expect.objectContaining({ name, state, sentence: expect.stringMatching(sentence), advice: expect.any(String) }),
  ]);
});
