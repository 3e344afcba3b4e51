import { expect, it } from 'vitest';
import { createJob, type JobEntry, type Sleep } from './job.ts';
import { startJobs } from './jobs.ts';

/** A clock that stands still until it is moved. */
function createClock() {
  const sleepers = new Set<{ ms: number; end(): void }>();
  const sleep: Sleep = (ms, until) =>
    new Promise((resolve) => {
      const sleeper = {
        ms,
        end() {
          sleepers.delete(sleeper);
          resolve();
        },
      };
      sleepers.add(sleeper);
      if (until.aborted) sleeper.end();
      until.addEventListener('abort', sleeper.end);
    });
  return {
    sleep,
    /** Lets everything happen that does not wait for the clock. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
    async pass() {
      for (const { end } of sleepers) end();
      await this.settle();
    },
    asleep: () => [...sleepers].map(({ ms }) => ms),
  };
}

function startOne(entry: Partial<JobEntry> & Pick<JobEntry, 'run'>) {
  const clock = createClock();
  const errors: unknown[] = [];
  const job = createJob({ name: 'work', intervalMs: 1000, failure: 'work was not done', ...entry });
  const jobs = startJobs([job], { onError: (error) => errors.push(error), sleep: clock.sleep });
  return { clock, errors, job, jobs };
}

it('runs with the shop, after each interval and when it is woken', async () => {
  let runs = 0;
  const { clock, job, jobs } = startOne({ run: async () => void (runs += 1) });
  await clock.settle();
  expect([runs, clock.asleep()]).toEqual([1, [1000]]);
  await clock.pass();
  expect(runs).toBe(2);
  job.wake();
  await clock.settle();
  expect([runs, clock.asleep()]).toEqual([3, [1000]]);
  await jobs.stop();
  job.wake();
  await clock.pass();
  expect([runs, clock.asleep()]).toEqual([3, []]);
});

it('does not rest while there is more to do, nor when it was woken at work', async () => {
  let left = 3;
  let runs = 0;
  const { clock, job, jobs } = startOne({
    async run() {
      runs += 1;
      if (runs === 4) job.wake();
      left -= 1;
      return left > 0;
    },
  });
  await clock.settle();
  expect(runs).toBe(3);
  await clock.pass();
  expect(runs).toBe(5);
  await jobs.stop();
});

it('waits first where it is told to, and gathers the reasons it is woken for', async () => {
  let runs = 0;
  const { clock, job, jobs } = startOne({ waitsFirst: true, gatherMs: 50, run: async () => void (runs += 1) });
  await clock.settle();
  expect([runs, clock.asleep()]).toEqual([0, [1000]]);
  job.wake();
  job.wake();
  await clock.settle();
  expect([runs, clock.asleep()]).toEqual([0, [50]]);
  job.wake();
  await clock.pass();
  expect([runs, clock.asleep()]).toEqual([1, [1000]]);
  await jobs.stop();
});

it('outlives a fault, says what failed, and tries again after the interval', async () => {
  let runs = 0;
  const { clock, errors, jobs } = startOne({
    async run() {
      runs += 1;
      if (runs === 1) throw new Error('the database is away');
    },
  });
  await clock.settle();
  expect([runs, errors]).toEqual([1, [new Error('the database is away')]]);
  await clock.pass();
  expect([runs, errors.length]).toEqual([2, 1]);
  await jobs.stop();
});

it('stops when what is under way is done, and sees to what was left meanwhile', async () => {
  const clock = createClock();
  const left: string[] = [];
  const sent: string[] = [];
  let finish = () => undefined as void;
  const slow = createJob({
    name: 'slow',
    intervalMs: 1000,
    failure: 'not done',
    async run() {
      await new Promise<void>((resolve) => (finish = resolve));
      left.push('done late');
    },
  });
  const sender = createJob({
    name: 'sender',
    intervalMs: 1000,
    failure: 'not sent',
    runsAfterOthers: true,
    run: async () => void sent.push(...left.splice(0)),
  });
  const jobs = startJobs([sender, slow], { onError: expect.unreachable, sleep: clock.sleep });
  await clock.settle();
  let isStopped = false;
  const stopped = jobs.stop().then(() => (isStopped = true));
  await clock.settle();
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(sent).toEqual(['done late']);
});
