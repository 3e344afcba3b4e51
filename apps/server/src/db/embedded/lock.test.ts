import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataDirectoryLockedError } from './errors.ts';
import { acquireLock } from './lock.ts';
import { identifyProcess } from './process-identity.ts';
import { makeDataDir } from './testing/fixtures.ts';

const NO_SUCH_PID = 2 ** 22 + 1;

function writeOwner(path: string, owner: object): void {
  writeFileSync(path, JSON.stringify({ ...identifyProcess(process.ppid), token: 't', takenAt: '', ...owner }));
}

function lockIn(directory: string) {
  const path = join(directory, 'db.lock');
  return { path, acquire: (waitMs = 0) => acquireLock(path, { directory, waitMs }) };
}

describe('the lock file', () => {
  it('names its owner and goes away on release', async () => {
    const { path, acquire } = lockIn(makeDataDir());
    const lock = await acquire();
    const owner = JSON.parse(readFileSync(path, 'utf8'));
    expect(owner).toMatchObject({ pid: process.pid, host: hostname() });
    lock.release();
    expect(existsSync(path)).toBe(false);
  });

  it('refuses in one sentence while another process lives', async () => {
    const directory = makeDataDir();
    const { path, acquire } = lockIn(directory);
    writeOwner(path, {});
    const refusal = await acquire().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataDirectoryLockedError);
    expect(String(refusal)).toContain(`${directory} is in use by process ${process.ppid}`);
    expect(existsSync(path)).toBe(true);
  });

  it('refuses a second taker in the same process', async () => {
    const { acquire } = lockIn(makeDataDir());
    await acquire();
    await expect(acquire()).rejects.toThrow(DataDirectoryLockedError);
  });

  it.each([
    ['is dead', { pid: NO_SUCH_PID }],
    ['is another process under a re-used pid', { startTime: '1' }],
    ['lived before the machine was restarted', { bootId: 'an earlier boot' }],
  ])('is taken over when its owner %s', async (_, owner) => {
    const { path, acquire } = lockIn(makeDataDir());
    writeOwner(path, owner);
    await acquire();
    expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid);
  });

  it('is never taken from another machine, whose processes cannot be seen', async () => {
    const { path, acquire } = lockIn(makeDataDir());
    writeOwner(path, { host: 'another-machine', pid: NO_SUCH_PID });
    await expect(acquire()).rejects.toThrow(/"another-machine".*delete/);
  });

  it('is taken over when it is unreadable and old, as after a power cut', async () => {
    const { path, acquire } = lockIn(makeDataDir());
    writeFileSync(path, '');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(path, longAgo, longAgo);
    await acquire();
    expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid);
  });

  it('goes to exactly one of many who find a dead owner, leaving no litter', async () => {
    const directory = makeDataDir();
    const { path, acquire } = lockIn(directory);
    writeOwner(path, { pid: NO_SUCH_PID });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => acquire()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(directory)).toEqual(['db.lock']);
  });

  it('waits for a living owner to go when asked to', async () => {
    const { acquire } = lockIn(makeDataDir());
    const first = await acquire();
    setTimeout(() => first.release(), 150);
    await expect(acquire(5_000)).resolves.toBeDefined();
  });
});
