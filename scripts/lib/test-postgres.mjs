import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, listPostgresFolders } from './find-program.mjs';
import { findFreePort } from './free-port.mjs';
import { capture, startService } from './processes.mjs';

const startWithinMs = 30_000;

/** Why this system has no embedded PostgreSQL, if it has none. */
export function findEmbeddedFault(report = process.report.getReport()) {
  const { glibcVersionRuntime } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (report).header;
  if (process.platform !== 'linux' || glibcVersionRuntime) return undefined;
  return 'The embedded PostgreSQL needs glibc, which this system (musl, such as Alpine) has not.';
}

/**
 * A throw-away PostgreSQL of our own, or a sentence about why there is none.
 * @returns {Promise<import('./test-everything.mjs').Service>}
 */
export async function startTestPostgres() {
  if (process.env.TEST_POSTGRES_URL) return { url: process.env.TEST_POSTGRES_URL, stop: async () => undefined };
  const postgres = findProgram(['postgres'], listPostgresFolders());
  if (!postgres) return { missing: 'No PostgreSQL server is installed.' };
  const owner = await findOwner();
  if (!owner) return { missing: 'PostgreSQL does not run as root, and there is no user postgres or nobody.' };
  const folder = mkdtempSync(path.join(tmpdir(), 'urumuri-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await start({ postgres, owner, folder });
    const stop = async () => {
      await server.stop();
      remove();
    };
    return { url: server.url, stop };
  } catch (error) {
    remove();
    return {
      missing: `PostgreSQL was found but could not be started: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/**
 * PostgreSQL refuses to run as root; everybody else runs it as themselves.
 * @returns {Promise<{ uid?: number, gid?: number } | undefined>}
 */
async function findOwner() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [user, group] = await Promise.all([capture('id', ['-u', name]), capture('id', ['-g', name])]);
    if (user.code === 0) return { uid: Number(user.output), gid: Number(group.output) };
  }
  return undefined;
}

/** @param {{ postgres: string, owner: { uid?: number, gid?: number }, folder: string }} at */
async function start({ postgres, owner, folder }) {
  const data = path.join(folder, 'data');
  const password = randomBytes(18).toString('base64url');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { uid, gid } = owner;
  if (uid !== undefined && gid !== undefined) for (const file of [folder, passwordFile]) chownSync(file, uid, gid);
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder } };
  const login = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const initdb = path.join(path.dirname(postgres), 'initdb');
  const made = await capture(initdb, ['-D', data, ...login, '--encoding=UTF8', '--no-sync'], options);
  if (made.code !== 0) throw new Error(made.output);
  const port = await findFreePort();
  // Nothing here outlives the test run, so nothing needs to survive a power cut.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = startService(
    postgres,
    [
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...options, stopSignal: 'SIGINT' },
  );
  await waitUntilReady(server);
  return { ...server, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}

/** @param {ReturnType<typeof startService>} server */
async function waitUntilReady(server) {
  const giveUpAt = performance.now() + startWithinMs;
  while (!server.output().includes('database system is ready to accept connections')) {
    if (server.hasEnded() || performance.now() > giveUpAt) {
      await server.stop();
      throw new Error(server.output());
    }
    await sleep(50);
  }
}
