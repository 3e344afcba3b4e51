import { describe, expect, it, vi } from 'vitest';
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
