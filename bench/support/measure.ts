import { loadavg } from 'node:os';
import { type CpuTime, readCpuOfShop, waitUntilIdle } from './cpu-time.ts';
import type { ShopProcess } from './shop-process.ts';

/** One kind of request, asked of one shop. */
export type Line = {
  name: string;
  goalMs?: number;
  /** Requests of a round. */
  count: number;
  connections?: number;
  /** What has to be there before the clock runs. */
  prepare?(): Promise<void>;
  ask(turn: number): Promise<unknown>;
  /** What one request in ten does instead. It is measured alone too, and its own cost taken off. */
  instead?(turn: number): Promise<unknown>;
};

export type Measured = {
  name: string;
  goalMs: number | undefined;
  cpuMs: number;
  databaseMs: number;
  p95Ms: number;
  /** How many times the CPU of the reference it takes. */
  ofReference: number | undefined;
};

const rounds = 3;
/**
 * A server that has just started runs code that V8 has not compiled yet, at twice the cost. After so many requests of
 * a kind the cost stays.
 */
const warmUpRequests = 4000;
const longestWarmUpMs = 30_000;
const longestRoundMs = 60_000;
const insteadEvery = 10;

type Round = CpuTime & { latencies: number[] };

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
export const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;

/** No two requests to a shop are of the same turn, so an address made from it is new to the shop. */
const turns = new Map<ShopProcess, number>();

function takeTurn(shop: ShopProcess): number {
  const turn = (turns.get(shop) ?? 0) + 1;
  turns.set(shop, turn);
  return turn;
}

async function runRound(shop: ShopProcess, line: Line, count: number): Promise<Round & { asked: number }> {
  const latencies: number[] = [];
  const before = readCpuOfShop(shop);
  const endAt = performance.now() + longestRoundMs;
  let left = count;
  const work = async () => {
    while (left > 0 && performance.now() < endAt) {
      left -= 1;
      const turn = takeTurn(shop);
      if (line.instead && left % insteadEvery === 0) {
        await line.instead(turn);
        continue;
      }
      const startedAt = performance.now();
      await line.ask(turn);
      latencies.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: line.connections ?? 4 }, work));
  const after = readCpuOfShop(shop);
  return {
    asked: count - left,
    latencies,
    serverMs: after.serverMs - before.serverMs,
    databaseMs: after.databaseMs - before.databaseMs,
  };
}

/** CPU of one request of a line, without that of what is done instead now and then. */
async function measureOnce(shop: ShopProcess, line: Line): Promise<Round> {
  await line.prepare?.();
  const { instead, ...alone } = line;
  const others = instead ? await runRound(shop, { ...alone, ask: instead }, line.count / insteadEvery) : undefined;
  const all = await runRound(shop, line, line.count);
  const share = others ? (all.asked - all.latencies.length) / others.asked : 0;
  const each = (kind: keyof CpuTime) => (all[kind] - share * (others?.[kind] ?? 0)) / all.latencies.length;
  return { latencies: all.latencies, serverMs: each('serverMs'), databaseMs: each('databaseMs') };
}

async function warmUp(shop: ShopProcess, line: Line): Promise<void> {
  const endAt = performance.now() + longestWarmUpMs;
  for (let done = 0; done < warmUpRequests && performance.now() < endAt; done += line.count) {
    await line.prepare?.();
    await runRound(shop, line, line.count);
  }
}

/**
 * What requests cost in CPU, of the server and of PostgreSQL together. Several shops are asked in turns, so that
 * whatever else the machine does hits them alike; `linesOf` makes the same lines for each. BENCH_LINES=home measures
 * only lines with that in their name.
 */
export async function measureLines(
  shops: readonly ShopProcess[],
  linesOf: (shop: ShopProcess) => Promise<Line[]>,
): Promise<Measured[]> {
  for (const shop of shops) await waitUntilIdle(shop);
  const sets = await Promise.all(shops.map(async (shop) => ({ shop, lines: await linesOf(shop) })));
  console.log(`ms of CPU for each request, median of ${rounds}; load ${describeLoad()}`);
  const measured: Measured[] = [];
  for (const [place, { name, goalMs }] of (sets[0]?.lines ?? []).entries()) {
    if (!name.includes(process.env.BENCH_LINES ?? '')) continue;
    const pairs = sets.flatMap(({ shop, lines }) => lines.slice(place, place + 1).map((line) => ({ shop, line })));
    for (const { shop, line } of pairs) await warmUp(shop, line);
    const results: Round[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const inTurn: Round[] = [];
      for (const { shop, line } of pairs) inTurn.push(await measureOnce(shop, line));
      results.push(inTurn);
    }
    const result = { name, goalMs, ...summarise(results) };
    measured.push(result);
    console.log(describe(result));
  }
  console.log(`load ${describeLoad()}`);
  return measured;
}

function summarise(results: readonly Round[][]): Omit<Measured, 'name' | 'goalMs'> {
  const own = results.flatMap(([first]) => first ?? []);
  const total = ({ serverMs, databaseMs }: CpuTime) => serverMs + databaseMs;
  const ratios = results.flatMap(([first, reference]) => (first && reference ? total(first) / total(reference) : []));
  return {
    cpuMs: median(own.map(total)),
    databaseMs: median(own.map(({ databaseMs }) => databaseMs)),
    p95Ms: percentile(
      own.flatMap(({ latencies }) => latencies),
      0.95,
    ),
    ofReference: ratios.length > 0 ? median(ratios) : undefined,
  };
}

function describe({ name, goalMs, cpuMs, databaseMs, p95Ms, ofReference }: Measured): string {
  const beside = ofReference === undefined ? '' : `   ${ofReference.toFixed(2)} of the reference`;
  const goal = goalMs === undefined ? '' : `   goal ${goalMs} ms`;
  return `${name.padEnd(34)}${cpuMs.toFixed(2).padStart(7)} ms (${databaseMs.toFixed(2)} in the database)   p95 ${p95Ms.toFixed(0).padStart(4)} ms${beside}${goal}`;
}

export const describeLoad = () => (loadavg()[0] ?? 0).toFixed(1);
