import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { capture, startService } from './processes.mjs';

const node = process.execPath;
const isWindows = process.platform === 'win32';

describe.skipIf(isWindows)('a service the terminal was handed to', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'urumuri-hand-over-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  /** A program that notes each of its starts, then does this, with `n` the number of its start. */
  function handTo(name: string, what: string, before?: string) {
    const file = path.join(directory, name);
    const program = `const fs = require('node:fs'); const file = ${JSON.stringify(file)};
      fs.appendFileSync(file, process.pid + '\\n'); const n = fs.readFileSync(file, 'utf8').trim().split('\\n').length; ${what}`;
    const options = { isService: true, ...(before === undefined ? {} : { before: ['-e', before] }) };
    const own = `import { handOver } from ${JSON.stringify(path.join(import.meta.dirname, 'hand-over.mjs'))};
      handOver(['-e', ${JSON.stringify(program)}], process.env, ${JSON.stringify(options)});`;
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

  it('starts when what comes before has succeeded, and only then', async () => {
    const good = handTo('after', 'process.exit(0)', "process.stdout.write('built ')");
    expect(await capture(node, good.args)).toEqual({ code: 0, output: 'built ' });
    expect(good.starts()).toHaveLength(1);
    const bad = handTo('never', 'process.exit(0)', 'process.exit(3)');
    expect((await capture(node, bad.args)).code).toBe(3);
    expect(bad.starts()).toHaveLength(0);
  });

  it('is not started by who is told to end before it', async () => {
    const before =
      "process.on('SIGTERM', () => process.exit(143)); process.stdout.write('building'); setInterval(() => undefined, 1000)";
    const { args, starts } = handTo('ended before', 'process.exit(0)', before);
    const service = startService(node, args);
    await vi.waitFor(() => expect(service.output()).toBe('building'));
    await service.stop();
    expect(starts()).toHaveLength(0);
  });
});
