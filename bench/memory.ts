/**
 * The memory of the server while 100,000 visitors come from an address each and ask for an address nobody asked for
 * before: pages that do not exist, searches, lists and calls in turn. `npx tsx bench/memory.ts [visitors]`
 */
import { readFileSync } from 'node:fs';
import { runLoad } from './support/load.ts';
import { startShop, waitUntilIdle } from './support/shop-process.ts';

const visitors = Number(process.argv[2] ?? 100_000);
const connections = 16;
const goalMb = 300;

const readRssMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const addressOf = (visitor: number) =>
  visitor % 2 === 0
    ? `41.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
    : `2001:db8:${(visitor >> 8).toString(16)}:${(visitor & 255).toString(16)}::1`;

/** As long as they may be, as somebody would send who wants to fill a memory. */
const pathOf = (visitor: number) => {
  const word = `${visitor}${'x'.repeat(80)}`;
  const ways = [
    `/nothing/${word}${'/x'.repeat(1500)}`,
    `/api/home/search-suggest?value=${word}`,
    `/products/search?value=${word}`,
    `/api/home/query-products?searchValue=${word}&pageNumber=1&perPage=12`,
    `/nothing-${visitor}`,
    `/api/home/query-products?lowPrice=${visitor}&pageNumber=1&perPage=24`,
    `/shop?pageNumber=1&lowPrice=${visitor}`,
    `/api/home/product-details/${word}`,
  ];
  return ways[visitor % ways.length] ?? '/';
};

const shop = await startShop({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' });
const samples: number[] = [];
const sampling = setInterval(() => samples.push(readRssMb(shop.pid)), 200);
try {
  await waitUntilIdle(shop.pid);
  console.log(`at rest ${Math.round(readRssMb(shop.pid))} MB`);
  for (let done = 0, step = visitors / 10; done < visitors; done += step) {
    const { requests, perSecond } = await runLoad({
      url: shop.url,
      connections,
      requests: step,
      pathOf: (request) => pathOf(done + request),
      // What the API compresses has no length, and the generator reads by length.
      headersOf: (request) => ({
        'x-forwarded-for': addressOf(done + request),
        'accept-encoding': pathOf(done + request).startsWith('/api') ? 'identity' : 'br',
      }),
    });
    if (requests < step) throw new Error(`Only ${requests} of ${step} were answered: the figure would say nothing.`);
    const now = Math.round(readRssMb(shop.pid));
    console.log(`${done + step} visitors  ${now} MB  ${Math.round(perSecond)}/s`);
  }
} finally {
  clearInterval(sampling);
  await shop.stop();
}
samples.sort((one, other) => one - other);
const share = (part: number) => Math.round(samples[Math.floor(part * (samples.length - 1))] ?? 0);
const most = share(1);
console.log(
  `half of the time below ${share(0.5)} MB, 99 % below ${share(0.99)} MB, at most ${most} MB (goal ${goalMb})`,
);
process.exitCode = most < goalMb ? 0 : 1;
