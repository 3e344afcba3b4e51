import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withBuildLock } from './build-lock.mjs';
import { capture } from './processes.mjs';

let lockFile: string;
beforeEach(() => {
  lockFile = path.join(mkdtempSync(path.join(tmpdir(), 'urumuri-lock-')), 'build.lock');
});
afterEach(() => rmSync(path.dirname(lockFile), { recursive: true }));

it('lets one build after the other, also after one that failed', async () => {
  const steps: string[] = [];
  const build = (name: string, fails = false) =>
    withBuildLock(async () => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
      if (fails) throw new Error('broken');
    }, lockFile);
  const [first] = await Promise.allSettled([build('first', true), build('second')]);
  expect(first.status).toBe('rejected');
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('takes over the lock of a command that was killed', async () => {
  const { output } = await capture(process.execPath, ['-p', 'process.pid']);
  writeFileSync(lockFile, output.trim());
  await expect(withBuildLock(async () => 'built', lockFile)).resolves.toBe('built');
});
