import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataDirectoryLockedError, hasCode } from './errors.ts';
import { checkLiveness, identifyProcess, type ProcessIdentity } from './process-identity.ts';

export type LockOwner = ProcessIdentity & { token: string; takenAt: string; parent?: ProcessIdentity };
export type HeldLock = { release(): void };

export type LockOptions = {
  /** Named in the refusal. */
  directory: string;
  /** How long to wait for a living owner to go; 0 refuses at once. */
  waitMs?: number;
  /** The process on whose behalf this one holds the lock. */
  parent?: ProcessIdentity;
  /** Called while waiting for a living owner. */
  onWait?(owner: LockOwner, waitedMs: number): void;
};

const POLL_MS = 50;
/** A lock file nobody can read is being written right now, or was cut short by a power failure. */
const UNREADABLE_IS_STALE_AFTER_MS = 10_000;

/**
 * Takes a lock file, from a dead owner if need be, never from a living one: an owner that does not
 * answer may merely be busy, and two engines on one directory destroy it.
 */
export async function acquireLock(path: string, options: LockOptions): Promise<HeldLock> {
  const startedAt = performance.now();
  const self = identifyProcess();
  const owner: LockOwner = { ...self, token: randomUUID(), takenAt: new Date().toISOString() };
  if (options.parent) owner.parent = options.parent;
  for (;;) {
    if (tryCreate(path, JSON.stringify(owner))) return { release: () => releaseLock(path, owner.token) };
    const content = readOrUndefined(path);
    if (content === undefined) continue;
    const holder = parseOwner(content);
    if (holder ? checkLiveness(holder) === 'dead' : isOld(path)) {
      removeStale(path, content);
      await sleep(POLL_MS / 5);
      continue;
    }
    const waitedMs = performance.now() - startedAt;
    const limitMs = holder ? (options.waitMs ?? 0) : UNREADABLE_IS_STALE_AFTER_MS + 1_000;
    if (waitedMs >= limitMs) throw new DataDirectoryLockedError(describeHolder(path, holder, options.directory));
    if (holder) options.onWait?.(holder, waitedMs);
    await sleep(POLL_MS);
  }
}

function describeHolder(path: string, holder: LockOwner | undefined, directory: string): string {
  if (!holder) return `The data directory ${directory} is locked by ${path}, which cannot be read.`;
  if (checkLiveness(holder) === 'unreachable') {
    return (
      `The data directory ${directory} is locked by process ${holder.pid} on the machine "${holder.host}"; ` +
      `if nothing runs there any more, delete ${path} and start again.`
    );
  }
  return `The data directory ${directory} is in use by process ${holder.pid}; stop it first.`;
}

/** Linking a finished file is exclusive like O_EXCL, and nobody ever reads a half-written lock. */
function tryCreate(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  writeExclusively(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP')) throw error;
    return tryCreateWithoutLinks(path, content);
  } finally {
    rmSync(draft, { force: true });
  }
}

function tryCreateWithoutLinks(path: string, content: string): boolean {
  try {
    writeExclusively(path, content);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function writeExclusively(path: string, content: string): void {
  const descriptor = openSync(path, 'wx', 0o600);
  try {
    writeSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Two processes may find the same dead owner. Only the holder of the takeover file removes the lock,
 * and only while it still is the one judged dead, so neither removes the other's new lock.
 */
function removeStale(path: string, staleContent: string): void {
  const takeover = `${path}.takeover`;
  if (!tryCreate(takeover, JSON.stringify({ ...identifyProcess(), token: '', takenAt: '' }))) {
    const content = readOrUndefined(takeover);
    const rival = content === undefined ? undefined : parseOwner(content);
    if (rival && checkLiveness(rival) === 'dead') rmSync(takeover, { force: true });
    return;
  }
  try {
    if (readOrUndefined(path) === staleContent) rmSync(path, { force: true });
  } finally {
    rmSync(takeover, { force: true });
  }
}

function releaseLock(path: string, token: string): void {
  const content = readOrUndefined(path);
  if (content !== undefined && parseOwner(content)?.token === token) rmSync(path, { force: true });
}

function parseOwner(content: string): LockOwner | undefined {
  try {
    const value: Partial<LockOwner> = JSON.parse(content);
    const isOwner = typeof value.pid === 'number' && typeof value.host === 'string';
    return isOwner ? (value as LockOwner) : undefined;
  } catch {
    return undefined;
  }
}

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isOld(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > UNREADABLE_IS_STALE_AFTER_MS;
}
