/**
 * A spreadsheet of 50,000 products brought into a shop that serves meanwhile: read, looked through, written. Build
 * first, then `npx tsx bench/import.ts [rows]`. Time on a clock says little on a busy machine: what compares is the CPU
 * of the import and of PostgreSQL together. PUBLISH=1 writes the figures into docs/performance.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../apps/server/src/config.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { createImageStore } from '../apps/server/src/images/image-store.ts';
import { createLogger } from '../apps/server/src/logger.ts';
import { createImportsService } from '../apps/server/src/modules/imports/index.ts';
import { paths } from '../apps/server/src/paths.ts';
import { buildCategory, buildSeller } from '../apps/server/src/testing/factories.ts';
import { readCpuMs, readEnginePid } from './support/cpu-time.ts';
import { describeLoad, percentile } from './support/measure.ts';
import { publish } from './support/performance-page.ts';
import { startShop } from './support/shop-process.ts';
import { limitTime } from './support/time-limit.ts';
import { openVisitor } from './support/visitor.ts';

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
const of = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item;

limitTime(60);
const dataDir = await mkdtemp(path.join(tmpdir(), 'urumuri-import-'));
const config = readConfig({ ...process.env, DATA_DIR: dataDir, TOKEN_SECRET: 'unused'.repeat(6) });
const database = await openDatabase(config, createLogger('warn'), 'command');
let peakMb = 0;
const sampling = setInterval(() => (peakMb = Math.max(peakMb, process.memoryUsage.rss() / 2 ** 20)), 200);
try {
  await migrate(database.pool, paths.migrations);
  const sellerId = await buildSeller(database.db, 'Bench shop');
  for (const kind of kinds) await buildCategory(database.db, `All ${kind}s`);
  const imports = createImportsService({
    database,
    imageStore: createImageStore({ directory: dataDir }),
    now: () => new Date(),
    onError: (error) => console.error(error),
  });
  const shop = await startShop({ SEED: 'none' }, dataDir);
  let isDone = false;
  const waits: number[] = [];
  let refused = 0;
  /** Some ten pages a second from four visitors, most of which nobody has asked for. */
  async function browse(number: number): Promise<void> {
    const visit = openVisitor(shop.url);
    for (let turn = number; !isDone; turn += 4) {
      const search = `/products/search?value=${encodeURIComponent(of(kinds, turn))}&lowPrice=${turn}`;
      const askedAt = performance.now();
      const { status } = await visit(of(['/', `/shop?lowPrice=${turn}`, search], turn));
      waits.push(performance.now() - askedAt);
      if (status !== 200) refused += 1;
      await sleep(200 + Math.random() * 400);
    }
  }
  const visitors = Promise.all([0, 1, 2, 3].map(browse));
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
        ` (PostgreSQL ${(now.engineS - before.engineS).toFixed(1)}), most memory ${Math.round(peakMb)} MB, load ${describeLoad()}`,
    );
    before = now;
  };
  const staged = await imports.stage(sellerId, 'bench.csv', writeFile());
  say('read');
  await imports.check(sellerId, staged.id, { takesProposals: false });
  await imports.whenDone(staged.id);
  say('looked through');
  console.log((await imports.getImport(sellerId, staged.id)).counts);
  await imports.apply(sellerId, staged.id, false);
  await imports.whenDone(staged.id);
  say('written');
  const all = read();
  console.log(
    `${rows} rows: ${all.wallS.toFixed(0)} s on the clock, ${(all.nodeS + all.engineS).toFixed(0)} s of CPU with the start`,
  );
  isDone = true;
  await visitors;
  const meanwhile = `${waits.length} pages meanwhile, ${refused} refused, p95 ${percentile(waits, 0.95).toFixed(0)} ms`;
  console.log(meanwhile);
  const cpuSeconds = (all.nodeS + all.engineS).toFixed(0);
  const figure = `${cpuSeconds} s of CPU, ${all.wallS.toFixed(0)} s on the clock; ${Math.round(peakMb)} MB at most; ${meanwhile}`;
  publish('import', [{ what: `${rows.toLocaleString('en')} new products from a file`, figure, goal: '0 refused' }]);
  await shop.stop();
} finally {
  clearInterval(sampling);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
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
