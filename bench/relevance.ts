/**
 * How well the search answers judged queries, beside a plain index of the kind that runs in a browser (MiniSearch):
 * `npx tsx bench/relevance.ts`. Build first. Asked of the demo shop and of a messy catalogue in an empty one.
 * Half of the messy queries are kept apart; while working on the search leave them out with `--without-apart`,
 * which also names what went wrong. PUBLISH=1 writes the figures into docs/performance.md.
 */
import MiniSearch from 'minisearch';
import { createDatabase } from '../apps/server/src/db/client.ts';
import { openEmbeddedDatabase } from '../apps/server/src/db/embedded/index.ts';
import { demoCatalogue, demoQueries } from '../apps/server/src/testing/relevance/demo-queries.ts';
import { judge, type Judged, type Outcome, summarise } from '../apps/server/src/testing/relevance/measure-relevance.ts';
import { loadMessyCatalogue } from '../apps/server/src/testing/relevance/messy-catalogue.repository.ts';
import { makeMessyCatalogue } from '../apps/server/src/testing/relevance/messy-catalogue.ts';
import { messyQueries } from '../apps/server/src/testing/relevance/messy-queries.ts';
import { type Figure, publish } from './support/performance-page.ts';
import { type ShopProcess, startShop } from './support/shop-process.ts';
import { limitTime } from './support/time-limit.ts';

type Searchable = { slug: string; name: string; brand: string; category: string; description?: string };

const withoutApart = process.argv.includes('--without-apart');
const goals = {
  demo: { firstRight: 0.95, fiveRight: 0, nothingFound: 0 },
  messy: { firstRight: 0.92, fiveRight: 0.88, nothingFound: 0.01 },
};
const mostApart = 0.03;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);

function print(name: string, outcomes: readonly Outcome[]): void {
  const { queries, firstRight, fiveRight, nothingFound } = summarise(outcomes);
  console.log(
    `${name.padEnd(28)}${String(queries).padStart(4)}  P@1 ${percent(firstRight)}  P@5 ${percent(fiveRight)}  nothing ${percent(nothingFound)}`,
  );
}

/** The same queries, asked of the shop and of a plain index of the same texts. */
async function compare<Product extends Searchable>(
  shop: ShopProcess,
  queries: readonly Judged<Product>[],
  catalogue: readonly Product[],
): Promise<{ ours: Outcome[]; plain: Outcome[] }> {
  const index = new MiniSearch<Product>({ idField: 'slug', fields: ['name', 'brand', 'category', 'description'] });
  index.addAll(catalogue);
  const askPlain = (query: string) =>
    Promise.resolve(index.search(query, { prefix: true, fuzzy: 0.2 }).map(({ id }) => String(id)));
  const askShop = async (searchValue: string) => {
    const answer = await fetch(`${shop.url}/api/home/query-products?${String(new URLSearchParams({ searchValue }))}`);
    const { products } = (await answer.json()) as { products: { slug: string }[] };
    return products.map(({ slug }) => slug);
  };
  return { ours: await judge(queries, catalogue, askShop), plain: await judge(queries, catalogue, askPlain) };
}

function printByClass(name: string, outcomes: readonly Outcome[]): void {
  for (const one of new Set(outcomes.map((outcome) => outcome.class)))
    print(
      `  ${name} ${one}`,
      outcomes.filter((outcome) => outcome.class === one),
    );
}

function isReached(outcomes: readonly Outcome[], goal: (typeof goals)['messy']): boolean {
  const { firstRight, fiveRight, nothingFound } = summarise(outcomes);
  return firstRight >= goal.firstRight && fiveRight >= goal.fiveRight && nothingFound <= goal.nothingFound;
}

async function measureDemo(): Promise<boolean> {
  const shop = await startShop({ SEED: 'demo' });
  try {
    const { ours, plain } = await compare(shop, demoQueries, demoCatalogue);
    print('demo', ours);
    print('demo, MiniSearch', plain);
    note('demo catalogue', goals.demo, { ours, plain });
    return isReached(ours, goals.demo);
  } finally {
    await shop.stop();
  }
}

async function loadInto(shop: ShopProcess, catalogue: ReturnType<typeof makeMessyCatalogue>): Promise<void> {
  const { url, close } = await openEmbeddedDatabase({ dataDir: shop.dataDir, as: 'command' });
  const database = createDatabase({
    pool: { connectionString: url },
    onConnectionError: () => undefined,
    checksNesting: false,
  });
  await database.transaction((tx) => loadMessyCatalogue(tx, catalogue));
  await database.close();
  await close();
}

async function measureMessy(): Promise<boolean> {
  const catalogue = makeMessyCatalogue();
  const shop = await startShop({ SEED: 'none' });
  try {
    await loadInto(shop, catalogue);
    const open = await compare(
      shop,
      messyQueries.filter(({ isKeptApart }) => !isKeptApart),
      catalogue,
    );
    if (withoutApart)
      for (const { query, first, place, fiveRight } of open.ours)
        if (fiveRight < 1) console.log(`${query}: first ${first ?? 'nothing'}, right at ${place ?? 'no place'}`);
    printByClass('messy', open.ours);
    print('messy', open.ours);
    print('messy, MiniSearch', open.plain);
    note('messy catalogue', goals.messy, open);
    if (withoutApart) return isReached(open.ours, goals.messy);
    const apart = await compare(
      shop,
      messyQueries.filter(({ isKeptApart }) => isKeptApart),
      catalogue,
    );
    printByClass('kept apart', apart.ours);
    print('kept apart', apart.ours);
    print('kept apart, MiniSearch', apart.plain);
    note('messy catalogue, kept apart', goals.messy, apart);
    const both = [open.ours, apart.ours];
    const [one, other] = both.map(summarise);
    const areAlike = one && other && Math.abs(one.firstRight - other.firstRight) <= mostApart;
    return both.every((outcomes) => isReached(outcomes, goals.messy)) && areAlike === true;
  } finally {
    await shop.stop();
  }
}

/** What is right of the shop's answers, and of the plain index's. */
function note(what: string, goal: (typeof goals)['messy'], { ours, plain }: Record<'ours' | 'plain', Outcome[]>): void {
  const [own, other] = [summarise(ours), summarise(plain)];
  const share = (value: number) => `${(100 * value).toFixed(0)} %`;
  figures.push({
    what: `${what}, ${own.queries} queries`,
    figure: `right first ${share(own.firstRight)}, of the first five ${share(own.fiveRight)}, nothing found ${share(own.nothingFound)}; MiniSearch ${share(other.firstRight)}, ${share(other.fiveRight)}, ${share(other.nothingFound)}`,
    goal: `right first ${share(goal.firstRight)}`,
  });
}

limitTime(20);
const figures: Figure[] = [];
const reached = [await measureDemo(), await measureMessy()];
publish('relevance', figures);
process.exitCode = reached.every(Boolean) ? 0 : 1;
