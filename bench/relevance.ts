/**
 * How well the search answers the judged queries, asked of the demo shop: `npx tsx bench/relevance.ts`.
 * Build first. Prints the share of queries with a right product first, and the mean reciprocal rank.
 */
import { measureRelevance } from '../apps/server/src/modules/catalogue/relevance/measure-relevance.ts';
import { startShop } from './support/shop-process.ts';

const goal = { firstRight: 0.95, meanReciprocalRank: 0.97 };

const shop = await startShop();
try {
  const relevance = await measureRelevance(async (searchValue) => {
    const answer = await fetch(
      `${shop.url}/api/home/query-products?${new URLSearchParams({ searchValue }).toString()}`,
    );
    const { products } = (await answer.json()) as { products: { slug: string; category: string; brand: string }[] };
    return products;
  });
  for (const { query, first, place } of relevance.missed)
    console.log(`${query}: first ${first ?? 'nothing'}, right at ${place ?? 'no place'}`);
  console.log(
    `${relevance.queries} queries  first right ${(100 * relevance.firstRight).toFixed(1)} % (goal ${100 * goal.firstRight} %)  ` +
      `MRR ${relevance.meanReciprocalRank.toFixed(3)} (goal ${goal.meanReciprocalRank})`,
  );
  const reached = relevance.firstRight >= goal.firstRight && relevance.meanReciprocalRank >= goal.meanReciprocalRank;
  process.exitCode = reached ? 0 : 1;
} finally {
  await shop.stop();
}
