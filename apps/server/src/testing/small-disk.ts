import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const megabyte = 1024 * 1024;

/** A disk of its own that a test can fill; `undefined` where this user may mount none. */
export function mountSmallDisk(size: string, options = 'rw') {
  const directory = mkdtempSync(path.join(tmpdir(), 'urumuri-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},${options}`, 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    rmSync(directory, { recursive: true });
    return undefined;
  }
  if (options === 'rw') chmodSync(directory, 0o755);
  const filling = path.join(directory, 'filling');
  return {
    directory,
    /** Leaves so much free, or nothing at all. */
    fill(leftMegabytes: number): void {
      rmSync(filling, { force: true });
      const { bavail, bsize } = statfsSync(directory);
      writeFileSync(filling, Buffer.alloc(bavail * bsize - leftMegabytes * megabyte));
    },
    makeRoom: () => rmSync(filling, { force: true }),
    unmount(): void {
      execFileSync('umount', ['-l', directory]);
      rmSync(directory, { recursive: true });
    },
  };
}

export const noSmallDisk = 'only root may mount a small disk, and only on Linux';
