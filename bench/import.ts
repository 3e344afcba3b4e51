/**
 * A spreadsheet of 50,000 products brought into a shop that serves meanwhile: read, looked through, written. Build
 * first, then `npx tsx bench/import.ts [rows]`. `npx tsx bench/import.ts 5000 audit` says
 * what the audit adds to an import that changes every price, with it and without it in turns. Time on a clock says little on a busy machine: what compares is the CPU of the import and of PostgreSQL together.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../apps/server/src/config.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { createImageStore } from '../apps/server/src/images/image-store.ts';
import { createLogger } from '../apps/server/src/logger.ts';
import { createCatalogueImportService } from '../apps/server/src/modules/imports/index.ts';
import { paths } from '../apps/server/src/paths.ts';
import { buildCategory, buildSeller } from '../apps/server/src/testing/factories.ts';
import { runLoad } from './support/load.ts';
import { readCpuMs, readEnginePid, startShop } from './support/shop-process.ts';

const rows = Number(process.argv[2] ?? 50_000);
const kinds = [
  'kettle',
  'phone',
  'laptop',
  'refrigerator',
  'router',
  'iron',
  'speaker',
  'microwave oven',
  'fan',
  'lamp',
];
const makers = Array.from({ length: 120 }, (_, place) => `Maker${String.fromCharCode(65 + (place % 26))}${place}`);
const uses = ['home', 'office', 'school', 'travel', 'kitchen', 'garden', 'workshop', 'shop'];
const auditRounds = 3;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const of = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item;

const dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-import-'));
const config = readConfig({ ...process.env, DATA_DIR: dataDir, TOKEN_SECRET: 'unused'.repeat(6) });
const database = await openDatabase(config, createLogger('warn'), 'command');
let peakMb = 0;
const sampling = setInterval(() => (peakMb = Math.max(peakMb, process.memoryUsage.rss() / 2 ** 20)), 200);
try {
  await migrate(database.pool, paths.migrations);
  const sellerId = await buildSeller(database.db, 'Bench shop');
  for (const kind of kinds) await buildCategory(database.db, `All ${kind}s`);
  const imports = createCatalogueImportService({
    database,
    imageStore: createImageStore({ directory: dataDir }),
    onError: (error) => console.error(error),
  });
  const shop = await startShop({ SEED: 'none' }, dataDir);
  const isDone = new AbortController();
  // Some ten pages a second, most of which nobody has asked for.
  const shoppers = runLoad({
    url: shop.url,
    connections: 4,
    pauseMs: 400,
    until: isDone.signal,
    pathOf: (place) =>
      of(
        [
          '/',
          `/shop?lowPrice=${place}`,
          `/products/search?value=${encodeURIComponent(of(kinds, place))}&lowPrice=${place}`,
        ],
        place,
      ),
  });
  const started = performance.now();
  const read = (parts = { node: process.cpuUsage(), engine: readCpuMs(readEnginePid(dataDir)) }) => ({
    wallS: (performance.now() - started) / 1000,
    nodeS: (parts.node.user + parts.node.system) / 1e6,
    engineS: parts.engine / 1000,
  });
  let before = read();
  const say = (step: string) => {
    const now = read();
    const cpu = now.nodeS + now.engineS - before.nodeS - before.engineS;
    console.log(
      `${step}: ${(now.wallS - before.wallS).toFixed(1)} s, ${cpu.toFixed(1)} s of CPU` +
        ` (PostgreSQL ${(now.engineS - before.engineS).toFixed(1)}), most memory ${Math.round(peakMb)} MB, load ${loadavg()[0]?.toFixed(0)}`,
    );
    before = now;
  };
  /** Brings a file that changes every price; answers the CPU it took. */
  async function reprice(by: number): Promise<number> {
    const begun = read();
    const { id } = await imports.stage(sellerId, 'prices.csv', writePrices(by));
    await imports.check(sellerId, id, { takesProposals: false });
    await imports.whenDone(id);
    await imports.apply(sellerId, id, false);
    await imports.whenDone(id);
    const now = read();
    return now.nodeS + now.engineS - begun.nodeS - begun.engineS;
  }

  async function compareAudit(): Promise<void> {
    const costs = { enable: [] as number[], disable: [] as number[] };
    // The first round warms both up.
    for (let round = 0; round <= auditRounds; round += 1) {
      for (const how of ['enable', 'disable'] as const) {
        await database.pool.query(`ALTER TABLE products ${how} TRIGGER products_audit`);
        const cost = await reprice(2 * round + Number(how === 'enable') + 1);
        if (round > 0) costs[how].push(cost);
      }
    }
    await database.pool.query('ALTER TABLE products ENABLE TRIGGER products_audit');
    const [audited, plain] = [median(costs.enable), median(costs.disable)];
    console.log(
      `${rows} prices changed by a file: ${audited.toFixed(2)} s of CPU with the audit, ${plain.toFixed(2)} without,` +
        ` ratio ${(audited / plain).toFixed(2)}; ${(((audited - plain) / rows) * 1000).toFixed(2)} ms a row`,
    );
  }

  const staged = await imports.stage(sellerId, 'bench.csv', writeFile());
  say('read');
  await imports.check(sellerId, staged.id, { takesProposals: false });
  await imports.whenDone(staged.id);
  say('looked through');
  console.log((await imports.getImport(sellerId, staged.id)).counts);
  await imports.apply(sellerId, staged.id, false);
  await imports.whenDone(staged.id);
  say('written');
  if (process.argv[3] === 'audit') await compareAudit();
  const all = read();
  console.log(
    `${rows} rows: ${all.wallS.toFixed(0)} s on the clock, ${(all.nodeS + all.engineS).toFixed(0)} s of CPU with the start`,
  );
  isDone.abort();
  const { requests, refused, latencyMs } = await shoppers;
  console.log(
    `${requests} pages meanwhile, ${refused} refused, p50 ${latencyMs.p50.toFixed(0)} ms, p95 ${latencyMs.p95.toFixed(0)} ms`,
  );
  await shop.stop();
} finally {
  clearInterval(sampling);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function* writePrices(by: number): AsyncGenerator<Buffer> {
  yield Buffer.from('SKU,Price\n');
  for (let row = 1; row <= rows; row += 1) yield Buffer.from(`B-${row},${1000 + row + by}\n`);
}

async function* writeFile(): AsyncGenerator<Buffer> {
  yield Buffer.from('SKU,Name,Brand,Category,Price,Stock,Description,Specifications,Warranty\n');
  for (let row = 1; row <= rows; row += 1) {
    const [kind, maker, use] = [of(kinds, row), of(makers, row * 7), of(uses, row * 3)];
    const name = `${maker} ${kind} ${of('ABCDEFGH'.split(''), row)}${row} for ${use} with ${of(uses, row * 5)} kit ${row % 97} W`;
    const text = `The ${kind} of ${maker} for ${use}: quiet strong and easy to clean. Guaranteed in Kigali. Series ${row % 1000}.`;
    const cells = [`B-${row}`, name, maker, `All ${kind}s`, 1000 + row, row % 40, text];
    yield Buffer.from(`${cells.join(',')},Power: ${row % 97} W | Colour: ${of(['black', 'white', 'red'], row)},12\n`);
  }
}
