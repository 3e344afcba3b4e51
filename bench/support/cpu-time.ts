import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopProcess } from './shop-process.ts';

const idleTimeoutMs = 600_000;
const clockTicksPerSecond = 100;

/** The process of the embedded PostgreSQL, as its own lock file says. */
export function readEnginePid(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** User and system time of a process, of those it has started and of those of them that have ended (Linux). */
export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks * 1000) / clockTicksPerSecond + children.reduce((sum, child) => sum + readChildCpuMs(Number(child)), 0);
}

/** PostgreSQL has helpers that come and go between two looks. */
function readChildCpuMs(pid: number): number {
  try {
    return readCpuMs(pid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

export type CpuTime = { serverMs: number; databaseMs: number };

export function readCpuOfShop({ pid, dataDir }: Pick<ShopProcess, 'pid' | 'dataDir'>): CpuTime {
  return { serverMs: readCpuMs(pid), databaseMs: readCpuMs(readEnginePid(dataDir)) };
}

/** Waits until a shop does nearly nothing, e.g. has made the pictures it makes ahead of demand. */
export async function waitUntilIdle({ pid }: Pick<ShopProcess, 'pid'>): Promise<void> {
  const deadline = Date.now() + idleTimeoutMs;
  for (let before = readCpuMs(pid); Date.now() < deadline;) {
    await sleep(3000);
    const after = readCpuMs(pid);
    if (after - before < 150) return;
    before = after;
  }
  throw new Error('The shop is still busy with itself after ten minutes: a figure would say nothing.');
}
