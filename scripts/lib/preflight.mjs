import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { PlainError, root } from './project.mjs';

const megabyte = 1024 * 1024;
const firstInstallBytes = 1500 * megabyte;
const laterBytes = 200 * megabyte;

/** @param {{ isFirstInstall: boolean }} when */
export function assertDiskSpace({ isFirstInstall }) {
  const { bavail, bsize } = statfsSync(root);
  const needed = isFirstInstall ? firstInstallBytes : laterBytes;
  const free = bavail * bsize;
  if (free >= needed) return;
  const [neededMb, freeMb] = [needed, free].map((bytes) => Math.floor(bytes / megabyte));
  throw new PlainError(`The disk is nearly full: this needs ${neededMb} MB, and ${freeMb} MB are free.`);
}

/**
 * Asked before anything else, so that nobody waits for a build to hear that the port is taken.
 * @param {{ PORT?: string, HOST?: string }} env
 */
export async function assertPortFree(env) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new PlainError(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  }
  if (port === 0) return;
  // A program on only one of localhost's addresses would take the shop's visitors without any error.
  const hosts = env.HOST ? [env.HOST] : ['0.0.0.0', '127.0.0.1', '::1'];
  for (const host of hosts) {
    const code = await tryListen(port, host);
    if (code === 'EADDRINUSE') {
      const other = port < 65_535 ? port + 1 : 3000;
      throw new PlainError(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${other} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new PlainError(`Port ${port} may not be opened by this user. Choose another: PORT=3000 npm start`);
    }
  }
}

/**
 * The error's code, if any; an address this machine does not have is the server's to judge.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
