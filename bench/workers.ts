/**
 * One server process against two, in turns in one run: `npx tsx bench/workers.ts`. Build first. Every page of the
 * first line is rendered anew; the second line is the cached home page with its requests counted, which two workers
 * ask their primary for. On a machine of two cores the load and PostgreSQL take their part of the same cores:
 * `CORE=0.2` (Linux, as root) gives each process of a shop a core of its own that is so much slower, and leaves enough
 * of the real ones to the others, as on a machine with free cores.
 */
import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { runLoad } from './support/load.ts';
import { readCpuMs, type ShopProcess, startShop, waitUntilIdle } from './support/shop-process.ts';

const rounds = 5;
const secondsPerRound = 6;
const connections = 8;

let turn = 0;

const lines = [
  { name: 'uncached listing', pathOf: () => `/shop?lowPrice=${turn}` },
  { name: 'cached home page', pathOf: () => '/' },
];

/** Requests come from so many addresses that none is turned away. */
function nextAddress(): string {
  turn += 1;
  return `10.${(turn >> 14) & 127}.${(turn >> 7) & 127}.${turn & 127}`;
}

const coreShare = Number(process.env.CORE ?? 0);
const slowCores: string[] = [];

/** The process and its workers, but not its PostgreSQL. */
function listServers(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('node'))];
}

function slowDown(pid: number): void {
  for (const server of listServers(pid)) {
    const core = `/sys/fs/cgroup/cpu/urumuri-bench-${server}`;
    mkdirSync(core);
    slowCores.push(core);
    // Short periods: a process that is held back for a tenth of a second is no slow core.
    writeFileSync(`${core}/cpu.cfs_period_us`, '10000');
    writeFileSync(`${core}/cpu.cfs_quota_us`, String(Math.round(10_000 * coreShare)));
    writeFileSync(`${core}/cgroup.procs`, String(server));
  }
}

type Figures = { perSecond: number; cpuMs: number };

async function measure({ url, pid }: ShopProcess, line: (typeof lines)[number]): Promise<Figures> {
  const cpuBefore = readCpuMs(pid);
  const { pathOf } = line;
  const headersOf = () => ({ 'x-forwarded-for': nextAddress() });
  const { requests, perSecond, refused } = await runLoad({
    url,
    connections,
    seconds: secondsPerRound,
    pathOf,
    headersOf,
  });
  if (refused > 0) throw new Error(`${line.name}: ${refused} of ${requests} were refused.`);
  return { perSecond, cpuMs: (readCpuMs(pid) - cpuBefore) / requests };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const settings = { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' };
const shops: ShopProcess[] = [];
try {
  for (const WORKERS of ['1', '2']) shops.push(await startShop({ ...settings, WORKERS }));
  for (const shop of shops) await waitUntilIdle(shop.pid);
  if (coreShare > 0) for (const shop of shops) slowDown(shop.pid);
  const core = coreShare > 0 ? `, each process on ${coreShare} of one` : '';
  console.log(`${availableParallelism()} cores${core}, load ${loadavg()[0]?.toFixed(1)}`);
  for (const line of lines) {
    const figures: Figures[][] = shops.map(() => []);
    for (const shop of shops) await measure(shop, line);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, shop] of shops.entries()) figures[index]?.push(await measure(shop, line));
    }
    const [one = Number.NaN, two = Number.NaN] = figures.map((of) => median(of.map(({ perSecond }) => perSecond)));
    const [oneCpu = Number.NaN, twoCpu = Number.NaN] = figures.map((of) => median(of.map(({ cpuMs }) => cpuMs)));
    console.log(
      `${line.name}  1 worker ${one.toFixed(0)}/s (${oneCpu.toFixed(2)} ms CPU each)  2 workers ${two.toFixed(0)}/s (${twoCpu.toFixed(2)} ms CPU each)  ratio ${(two / one).toFixed(2)}`,
    );
  }
} finally {
  for (const shop of shops) await shop.stop();
  for (const core of slowCores) rmdirSync(core);
}
