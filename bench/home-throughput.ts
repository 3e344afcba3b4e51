/**
 * The cached home page against a bare Fastify route that returns a string of the same size, in turns
 * in one run: `npx tsx bench/home-throughput.ts`. The figure that counts is the ratio.
 */
import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { findFreePort, startShop, waitUntilIdle } from './support/shop-process.ts';

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
  const result = await autocannon({
    url,
    connections,
    duration: secondsPerRound,
    headers: { 'accept-encoding': encoding },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
