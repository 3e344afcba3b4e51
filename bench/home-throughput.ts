/**
 * The cached home page against a bare Fastify route that returns a string of the same size, in turns
 * in one run: `npx tsx bench/home-throughput.ts`. The figure that counts is the ratio. `npx tsx bench/home-throughput.ts
 * metrics` instead says what counting requests for Prometheus adds to it, in CPU.
 */
import { spawn } from 'node:child_process';
import { runLoad } from './support/load.ts';
import { findFreePort, readCpuMs, startShop, waitUntilIdle } from './support/shop-process.ts';

const rounds = 3;
const secondsPerRound = 5;
const connections = 20;
const goal = 0.6;

async function startBareRoute(bytes: number): Promise<{ url: string; stop(): void }> {
  const port = await findFreePort();
  const program = `
    import Fastify from 'fastify';
    const text = 'x'.repeat(${bytes});
    const app = Fastify();
    app.get('/', async () => text);
    await app.listen({ host: '127.0.0.1', port: ${port} });
    process.send('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: new URL('../apps/server', import.meta.url).pathname,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}

async function measure(url: string, encoding: string): Promise<number> {
  const result = await runLoad({
    url,
    connections,
    seconds: secondsPerRound,
    headers: { 'accept-encoding': encoding },
  });
  if (result.refused > 0) throw new Error(`${url}: ${result.refused} bad answers`);
  return result.perSecond;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The same page from a shop that counts and from one that does not; time on a clock says less than CPU. */
async function compareMetrics(): Promise<void> {
  const requests = 4000;
  const port = String(await findFreePort());
  const counting = await startShop({ METRICS_PORT: port });
  const plain = await startShop();
  const costs = { counting: [] as number[], plain: [] as number[] };
  try {
    for (const { pid } of [counting, plain]) await waitUntilIdle(pid);
    // The first round warms both up.
    for (let round = 0; round <= 2 * rounds; round += 1) {
      for (const [name, { url, pid }] of Object.entries({ counting, plain })) {
        const before = readCpuMs(pid);
        const result = await runLoad({ url: `${url}/`, connections, requests, headers: { 'accept-encoding': 'br' } });
        if (result.refused > 0) throw new Error(`${url}: ${result.refused} bad answers`);
        if (round > 0) costs[name as 'counting' | 'plain'].push((readCpuMs(pid) - before) / result.requests);
      }
    }
  } finally {
    await counting.stop();
    await plain.stop();
  }
  const [counted, uncounted] = [median(costs.counting), median(costs.plain)];
  console.log(
    `cached page: ${counted.toFixed(3)} ms of CPU with metrics, ${uncounted.toFixed(3)} without, ratio ${(counted / uncounted).toFixed(2)}`,
  );
}

if (process.argv[2] === 'metrics') {
  await compareMetrics();
  process.exit();
}

const shop = await startShop();
await waitUntilIdle(shop.pid);
let failed = false;
try {
  for (const encoding of ['br', 'identity']) {
    const page = await fetch(`${shop.url}/`, { headers: { 'accept-encoding': encoding } });
    const bytes = Number(page.headers.get('content-length'));
    await page.arrayBuffer();
    const bare = await startBareRoute(bytes);
    const shopRates: number[] = [];
    const bareRates: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      shopRates.push(await measure(`${shop.url}/`, encoding));
      bareRates.push(await measure(bare.url, encoding));
    }
    bare.stop();
    const ratio = median(shopRates) / median(bareRates);
    failed ||= ratio < goal;
    console.log(
      `${encoding.padEnd(8)} ${(bytes / 1024).toFixed(1)} KB  shop ${Math.round(median(shopRates))}/s  bare ${Math.round(median(bareRates))}/s  ratio ${ratio.toFixed(2)} (goal ${goal})`,
    );
  }
} finally {
  await shop.stop();
}
process.exitCode = failed ? 1 : 0;
