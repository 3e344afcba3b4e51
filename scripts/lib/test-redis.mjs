import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './find-program.mjs';
import { findFreePort } from './free-port.mjs';
import { startService } from './processes.mjs';

const startWithinMs = 10_000;

/**
 * A Redis of our own that keeps nothing, or a sentence about why there is none.
 * @returns {Promise<import('./test-everything.mjs').Service>}
 */
export async function startTestRedis() {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, stop: async () => undefined };
  const program = findProgram(['redis-server', 'valkey-server']);
  if (!program) return { missing: 'No Redis server is installed.' };
  const folder = mkdtempSync(path.join(tmpdir(), 'urumuri-redis-'));
  const port = await findFreePort();
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = startService(program, args);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const giveUpAt = performance.now() + startWithinMs;
  while (!/ready to accept connections/i.test(server.output())) {
    if (server.hasEnded() || performance.now() > giveUpAt) {
      await stop();
      return { missing: `Redis was found but could not be started: ${server.output()}` };
    }
    await sleep(25);
  }
  return { url: `redis://127.0.0.1:${port}`, stop };
}
