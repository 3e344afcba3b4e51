/**
 * Lighthouse, mobile, on pages of the shop: `npx tsx bench/lighthouse.ts [address] [path …]`, of the built shop or the
 * one at the address. Each page is measured five times on a warm server and the median counts; the command fails below
 * the goals. Lighthouse is not among the packages of the shop: `npm install --no-save lighthouse@12.8.2` fetches it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { findChromium } from './support/chromium.ts';
import { pagesOfShop } from './support/pages-of-shop.ts';
import { startShop, waitUntilIdle } from './support/shop-process.ts';

const runs = Number(process.env.RUNS ?? 5);
const goals = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const warmUps = 20;
const kilobyteGoals = { total: 220, script: 145 };
const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

type Category = keyof typeof goals;
type Figures = Record<Category, number> & {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  totalKb: number;
  scriptKb: number;
};

/** What of Lighthouse's result is read here; its own types are absent like the package. */
type Report = {
  report: string | string[];
  lhr: {
    audits: Record<
      string,
      { id: string; score: number | null; displayValue?: string; numericValue?: number; details?: object }
    >;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;
type Launch = (options: object) => Promise<{ port: number; kill(): void }>;

async function load(name: string) {
  try {
    return await import(name);
  } catch {
    console.error('Lighthouse is not installed. Fetch it with: npm install --no-save lighthouse@12.8.2');
    return process.exit(1);
  }
}

const { default: lighthouse }: { default: Lighthouse } = await load('lighthouse');
const { launch }: { launch: Launch } = await load('chrome-launcher');

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, output: 'html', onlyCategories: Object.keys(goals), logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr, report } = result;
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/lighthouse${new URL(url).pathname.replaceAll('/', '-')}.html`, String(report));
  for (const audit of Object.values(lhr.audits)) {
    const weighs = Object.values(lhr.categories).some((category) =>
      category.auditRefs.some((ref) => ref.id === audit.id && ref.weight > 0),
    );
    if (weighs && audit.score !== null && audit.score < 0.9)
      console.log(`  below 90: ${audit.id} ${audit.displayValue ?? ''}`);
  }
  const items = lhr.audits['network-requests']?.details;
  const requests = items && 'items' in items ? (items.items as { transferSize: number; resourceType: string }[]) : [];
  const kilobytes = (wanted: (type: string) => boolean) =>
    requests
      .filter(({ resourceType }) => wanted(resourceType))
      .reduce((sum, request) => sum + request.transferSize, 0) / 1024;
  const numeric = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcpMs: numeric('largest-contentful-paint'),
    tbtMs: numeric('total-blocking-time'),
    cls: numeric('cumulative-layout-shift'),
    totalKb: kilobytes(() => true),
    scriptKb: kilobytes((type) => type === 'Script'),
  };
}

const [given] = process.argv.slice(2).filter((word) => word.startsWith('http'));
const asked = process.argv.slice(2).filter((word) => word.startsWith('/'));
const pages = asked.length > 0 ? asked : Object.values(pagesOfShop);
const shop = given === undefined ? await startShop() : undefined;
if (shop) await waitUntilIdle(shop.pid);
const origin = given ?? shop?.url ?? '';
const chrome = await launch({ chromePath: findChromium(), chromeFlags: chromiumFlags });
let failed = false;
try {
  if (shop) {
    // The first visitor has the shop make its pictures as AVIF, on the processors that the browser draws with.
    for (const page of pages) await measure(origin + page, chrome.port);
    await waitUntilIdle(shop.pid);
  }
  for (const page of pages) {
    const url = origin + page;
    // Asked for again, a page is there in its better compression.
    for (let i = 0; i < warmUps; i += 1) await fetch(url, { headers: { 'accept-encoding': 'br' } });
    const figures: Figures[] = [];
    for (let run = 0; run < runs; run += 1) figures.push(await measure(url, chrome.port));
    const of = (key: keyof Figures) => median(figures.map((figure) => figure[key]));
    console.log(
      `${page}  performance ${of('performance')}  accessibility ${of('accessibility')}  best practices ${of('best-practices')}  SEO ${of('seo')}`,
    );
    console.log(
      `   LCP ${Math.round(of('lcpMs'))} ms  TBT ${Math.round(of('tbtMs'))} ms  CLS ${of('cls').toFixed(3)}  first visit ${of('totalKb').toFixed(0)} KB, script ${of('scriptKb').toFixed(0)} KB  (load ${loadavg()[0]?.toFixed(1)})`,
    );
    // Search results ask not to be listed, which Lighthouse counts against them.
    const counted = (Object.keys(goals) as Category[]).filter(
      (category) => category !== 'seo' || !page.includes('/search'),
    );
    failed ||= counted.some((category) => of(category) < goals[category]);
    failed ||= of('cls') > 0 || of('totalKb') > kilobyteGoals.total || of('scriptKb') > kilobyteGoals.script;
  }
} finally {
  chrome.kill();
  await shop?.stop();
}
process.exitCode = failed ? 1 : 0;
