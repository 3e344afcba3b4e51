import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { type AllowanceWindows, createMemoryWindows } from '../../limits/allowance-windows.ts';
import { type Attempts, createAttempts, createGuesses } from './attempts.ts';
import { createKnownDevices } from './known-devices.ts';

let now: number;
let attempts: Attempts;
let windows: AllowanceWindows;
const devices = createKnownDevices(['a secret'], false);

/** One of several servers, which share the windows and nothing else. */
function openServer(): Attempts {
  return createAttempts({ isLimited: true, devices, windows, guesses: createGuesses(() => now) });
}

beforeEach(() => {
  now = 1_000_000;
  const clock = () => now;
  windows = createMemoryWindows(clock);
  attempts = openServer();
});

type Guesses = {
  times?: number;
  account?(time: number): string;
  address?(time: number): string;
  cookies?: string;
};

const aline = () => 'aline@example.com';
const here = () => '10.9.9.9';
const elsewhere = (time: number) => `10.0.0.${time}`;

/** How many of so many guesses are let through. */
async function guess({ times = 1, account = aline, address = here, cookies }: Guesses): Promise<number> {
  let passed = 0;
  for (let time = 0; time < times; time += 1) {
    const guesser = { ip: address(time), cookies };
    const refusal: unknown = await attempts.countGuess(account(time), guesser).catch((error: unknown) => error);
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

  it('stop at five from one IPv6 network too, whichever of its addresses they come from', async () => {
    expect(await guess({ times: 9, address: (time) => `2001:db8::${time}` })).toBe(5);
  });

  it('from many addresses are one in ten seconds after twenty in an hour, on all servers together', async () => {
    expect(await guess({ times: 40, address: elsewhere })).toBe(21);
    attempts = openServer();
    expect(await guess({ times: 40, address: elsewhere })).toBe(0);
    let passed = 0;
    for (let second = 1; second <= 100; second += 1) {
      now += 1000;
      passed += await guess({ times: 10, address: (time) => `10.1.${second}.${time}` });
    }
    expect(passed).toBe(10);
    now += 60 * 60_000;
    expect(await guess({})).toBe(1);
  });

  it('are told of once strangers have to take turns, and not before', async () => {
    const told: string[] = [];
    const onGuessedAt = async (account: string) => void told.push(account);
    attempts = createAttempts({ isLimited: true, devices, windows, guesses: createGuesses(() => now), onGuessedAt });
    await guess({ times: 20, address: elsewhere });
    expect(told).toEqual([]);
    await guess({ times: 20, address: elsewhere });
    expect(told).toEqual([aline()]);
    const cookies = attempts.noteRight(aline(), { ip: here() });
    await guess({ times: 9, cookies });
    expect(told).toHaveLength(1);
  });

  it('stop at sixty a minute for many accounts from one address', async () => {
    expect(await guess({ times: 80, account: (time) => `${time}@example.com` })).toBe(60);
    now += 60_000;
    expect(await guess({})).toBe(1);
  });

  it.each([20, 200])('of strangers, %i of them, do not keep the owner out', async (times) => {
    const cookies = attempts.noteRight(aline(), { ip: here() });
    await guess({ times, address: elsewhere });
    attempts = openServer();
    // A device that was here before passes at once, on any server and at any address.
    expect(await guess({ cookies, address: () => '10.2.2.2' })).toBe(1);
    // Any other waits ten seconds at most, in which no stranger comes before it.
    now += 10_000;
    expect(await guess({ address: () => '10.1.1.1' })).toBe(1);
  });

  it('from a device that is known are slowed too, and for this account alone', async () => {
    const cookies = attempts.noteRight(aline(), { ip: here() });
    expect(await guess({ times: 9, cookies, address: elsewhere })).toBe(5);
    expect(devices.recognise(cookies, 'bosco@example.com')).toBeUndefined();
  });

  it('start anew after a right one', async () => {
    await guess({ times: 4 });
    attempts.noteRight(aline(), { ip: here() });
    expect(await guess({ times: 9 })).toBe(5);
  });
});

it('lets ten registrations a minute through from one address', async () => {
  for (let time = 0; time < 10; time += 1) await attempts.countRegistration(here());
  await expect(attempts.countRegistration(here())).rejects.toThrow('Please try again in 1 minute.');
  await expect(attempts.countRegistration('10.0.0.2')).resolves.toBeUndefined();
});

it('counts nothing when limits are off', async () => {
  attempts = createAttempts({ isLimited: false, devices });
  expect(await guess({ times: 100 })).toBe(100);
});
