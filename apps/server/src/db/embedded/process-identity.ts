import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { hasCode } from './errors.ts';

/**
 * A pid alone is re-used; together with the start time and the boot it names one process for ever.
 * `null` where the system does not tell.
 */
export type ProcessIdentity = {
  pid: number;
  startTime: string | null;
  bootId: string | null;
  host: string;
};

/** `unreachable`: it lives, or lived, on another machine, where nobody here can look. */
export type Liveness = 'alive' | 'dead' | 'unreachable';

const START_TIME_FIELD_AFTER_NAME = 19;
const DEAD_STATES = ['Z', 'X', 'x'];

export function identifyProcess(pid: number = process.pid): ProcessIdentity {
  return { pid, startTime: findStartTime(pid), bootId: readFileOrNull(BOOT_ID_FILE), host: hostname() };
}

export function checkLiveness(identity: ProcessIdentity): Liveness {
  if (identity.host !== hostname()) return 'unreachable';
  const bootId = readFileOrNull(BOOT_ID_FILE);
  if (bootId !== null && identity.bootId !== null && bootId !== identity.bootId) return 'dead';
  if (!answersSignals(identity.pid)) return 'dead';
  if (isZombie(identity.pid)) return 'dead';
  const startTime = findStartTime(identity.pid);
  const isSameProcess = startTime === null || identity.startTime === null || startTime === identity.startTime;
  return isSameProcess ? 'alive' : 'dead';
}

const BOOT_ID_FILE = '/proc/sys/kernel/random/boot_id';

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function isZombie(pid: number): boolean {
  const state = readStatFields(pid)?.[0];
  return state !== undefined && DEAD_STATES.includes(state);
}

function findStartTime(pid: number): string | null {
  const fields = readStatFields(pid);
  if (fields) return fields[START_TIME_FIELD_AFTER_NAME] ?? null;
  if (process.platform === 'linux' || process.platform === 'win32') return null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** The program name may hold spaces and brackets, so fields are counted from its last bracket. */
function readStatFields(pid: number): string[] | undefined {
  const stat = readFileOrNull(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readFileOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}
