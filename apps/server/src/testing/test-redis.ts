import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A Redis for tests of what nodes share; `undefined` where there is none. */
export const testRedisUrl = process.env.TEST_REDIS_URL;

/** A Redis of the test's own, which comes and goes: not there at first, and empty each time it is started. */
export async function prepareOwnRedis() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  let stop = async () => {};

  return {
    url: `redis://127.0.0.1:${port}`,
    async start(): Promise<{ freeze(): void; thaw(): void }> {
      const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
      const ended = once(server, 'exit');
      stop = async () => {
        server.kill('SIGKILL');
        await ended;
      };
      let said = '';
      for await (const part of server.stdout) if ((said += String(part)).includes('Ready to accept')) break;
      return { freeze: () => void server.kill('SIGSTOP'), thaw: () => void server.kill('SIGCONT') };
    },
    stop: () => stop(),
  };
}
