import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { capture, startService, stopRunning } from './processes.mjs';

const node = process.execPath;
const isWindows = process.platform === 'win32';

describe('a command run to its end', () => {
  it('answers with its code and everything it said', async () => {
    const script = "process.stdout.write('said'); process.stderr.write(' loudly'); process.exitCode = 3";
    const { code, output } = await capture(node, ['-e', script]);
    expect({ code, output }).toEqual({ code: 3, output: expect.stringContaining('said') });
    expect(output).toContain('loudly');
  });

  it('is a failure like any other when there is no such program', async () => {
    const { code, output } = await capture('urumuri-no-such-program', []);
    expect(code).toBe(127);
    expect(output).toContain('ENOENT');
  });

  it.skipIf(isWindows)('says which signal ended it, as shells do', async () => {
    expect((await capture(node, ['-e', "process.kill(process.pid, 'SIGKILL')"])).code).toBe(128 + 9);
  });
});

describe('a service', () => {
  it('keeps running until it is stopped, and its words are kept', async () => {
    const service = startService(node, ['-e', "process.stdout.write('ready'); setInterval(() => {}, 1000)"]);
    await vi.waitFor(() => expect(service.output()).toBe('ready'));
    expect(service.hasEnded()).toBe(false);
    await service.stop();
    expect(service.hasEnded()).toBe(true);
  });

  it('that ended by itself is known to have', async () => {
    const service = startService(node, ['-e', '']);
    await vi.waitFor(() => expect(service.hasEnded()).toBe(true));
    await service.stop();
    expect(service.output()).toBe('');
  });

  it('is stopped with all others when the run is interrupted', async () => {
    const services = [1, 2].map(() => startService(node, ['-e', 'setInterval(() => {}, 1000)']));
    await stopRunning('SIGTERM');
    expect(services.every((service) => service.hasEnded())).toBe(true);
  });
});

describe.skipIf(isWindows)('a service the terminal was handed to', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'urumuri-hand-over-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  /** A program that notes each of its starts, then does this, with `n` the number of its start. */
  function handTo(name: string, what: string) {
    const file = path.join(directory, name);
    const program = `const fs = require('node:fs'); const file = ${JSON.stringify(file)};
      fs.appendFileSync(file, process.pid + '\\n'); const n = fs.readFileSync(file, 'utf8').trim().split('\\n').length; ${what}`;
    const own = `import { handOver } from ${JSON.stringify(path.join(import.meta.dirname, 'processes.mjs'))};
      handOver(['-e', ${JSON.stringify(program)}], process.env, { isService: true });`;
    const starts = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []);
    return { args: ['--input-type=module', '-e', own], starts };
  }

  it.each([
    ['killed', "if (n < 3) process.kill(process.pid, 'SIGKILL'); process.exit(0)"],
    ['brought down by an error', 'process.exit(n < 3 ? 70 : 0)'],
  ])('is started again when it was %s', async (how, what) => {
    const { args, starts } = handTo(how, what);
    const { code, output } = await capture(node, args);
    expect([code, starts().length]).toEqual([0, 3]);
    expect(output).toMatch(/crashed.*in 0\.25 s\.\n.*crashed.*in 0\.5 s\./);
  });

  it('is not when it has said why it cannot open', async () => {
    const { args, starts } = handTo('failed', 'process.exit(1)');
    expect((await capture(node, args)).code).toBe(1);
    expect(starts()).toHaveLength(1);
  });

  it.each([
    ['while it runs', 'setInterval(() => undefined, 1000)'],
    ['while it is to be started again', "process.kill(process.pid, 'SIGKILL')"],
  ])('ends with us %s', async (when, what) => {
    const { args, starts } = handTo(when, `process.on('SIGTERM', () => process.exit(0)); ${what}`);
    const service = startService(node, args);
    await vi.waitFor(() => expect(starts().length).toBeGreaterThan(0));
    await service.stop();
    const [last = 0] = starts().slice(-1);
    expect(() => process.kill(last, 0)).toThrow('ESRCH');
  });
});
