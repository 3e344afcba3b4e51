import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { createMemoryWindows } from '../../limits/allowance-windows.ts';
import { type Attempts, createAttempts, createGuesses } from './attempts.ts';

let now: number;
let attempts: Attempts;

beforeEach(() => {
  now = 1_000_000;
  const clock = () => now;
  attempts = createAttempts({ isLimited: true, windows: createMemoryWindows(clock), guesses: createGuesses(clock) });
});

type Guesses = { times?: number; account?(time: number): string; address?(time: number): string };

const aline = () => 'aline@example.com';
const here = () => '10.9.9.9';
const elsewhere = (time: number) => `10.0.0.${time}`;

/** How many of so many guesses are let through. */
async function guess({ times = 1, account = aline, address = here }: Guesses): Promise<number> {
  let passed = 0;
  for (let time = 0; time < times; time += 1) {
    const refusal: unknown = await attempts.countGuess(account(time), address(time)).catch((error: unknown) => error);
    if (refusal === undefined) {
      passed += 1;
      continue;
    }
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: expect.any(Number) } });
  }
  return passed;
}

describe('guesses at passwords', () => {
  it('stop at five for one account from one address, whatever the case of its letters', async () => {
    const account = (time: number) => (time % 2 ? aline() : aline().toUpperCase());
    expect(await guess({ times: 9, account })).toBe(5);
    expect(await guess({ account: () => 'other@example.com' })).toBe(1);
  });

  it('stop at twenty an hour for one account from many addresses', async () => {
    expect(await guess({ times: 40, address: elsewhere })).toBe(20);
    now += 60 * 60_000;
    expect(await guess({})).toBe(1);
  });

  it('stop at sixty a minute for many accounts from one address', async () => {
    expect(await guess({ times: 80, account: (time) => `${time}@example.com` })).toBe(60);
    now += 60_000;
    expect(await guess({})).toBe(1);
  });

  it('of strangers do not lock out whoever has signed in from here before', async () => {
    await guess({});
    attempts.noteRight(aline(), here());
    await guess({ times: 40, address: elsewhere });
    expect(await guess({})).toBe(1);
    expect(await guess({ address: () => '10.1.1.1' })).toBe(0);
  });

  it('start anew after a right one', async () => {
    await guess({ times: 4 });
    attempts.noteRight(aline(), here());
    expect(await guess({ times: 9 })).toBe(5);
  });
});

it('lets ten registrations a minute through from one address', async () => {
  for (let time = 0; time < 10; time += 1) await attempts.countRegistration(here());
  await expect(attempts.countRegistration(here())).rejects.toThrow('Please try again in 1 minute.');
  await expect(attempts.countRegistration('10.0.0.2')).resolves.toBeUndefined();
});

it('counts nothing when limits are off', async () => {
  attempts = createAttempts({ isLimited: false });
  expect(await guess({ times: 100 })).toBe(100);
});
