import { join } from 'node:path';
import { acquireLock, type HeldLock, type LockOwner } from './lock.ts';
import { checkLiveness, identifyProcess } from './process-identity.ts';

const WAIT_MS = 12_000;
/** An engine whose shop died has this long to close by itself. */
const ORPHAN_GRACE_MS = 7_000;

/**
 * The engine process holds a lock of its own: after its shop was killed it may live on for a moment,
 * and a new engine must not open the directory before it is gone.
 */
export function acquireEngineLock(dataDir: string): Promise<HeldLock> {
  return acquireLock(join(dataDir, 'db.engine.lock'), {
    directory: dataDir,
    waitMs: WAIT_MS,
    parent: identifyProcess(process.ppid),
    onWait: endOrphan,
  });
}

function endOrphan(owner: LockOwner, waitedMs: number): void {
  if (waitedMs < ORPHAN_GRACE_MS || !owner.parent || checkLiveness(owner.parent) !== 'dead') return;
  if (checkLiveness(owner) === 'alive') process.kill(owner.pid, 'SIGKILL');
}
