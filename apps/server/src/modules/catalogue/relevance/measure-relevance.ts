import type { Product } from '@urumuri/contract';
import { type JudgedQuery, judgedQueries } from './judged-queries.ts';

export type Relevance = {
  queries: number;
  /** Share of queries whose first product answers them. */
  firstRight: number;
  /** Mean over the queries of 1 / place of the first product that answers. */
  meanReciprocalRank: number;
  missed: { query: string; first: string | undefined; place: number | undefined }[];
};

type Found = Pick<Product, 'slug' | 'category' | 'brand'>;

export function answers(product: Found, { category, brand, slug }: JudgedQuery): boolean {
  return (
    (category === undefined || product.category === category) &&
    (brand === undefined || product.brand === brand) &&
    (slug === undefined || slug.test(product.slug))
  );
}

/** Asks every judged query of a shop with the demo catalogue. */
export async function measureRelevance(ask: (query: string) => Promise<readonly Found[]>): Promise<Relevance> {
  const missed: Relevance['missed'] = [];
  let reciprocalRanks = 0;
  for (const judged of judgedQueries) {
    const found = await ask(judged.query);
    const place = found.findIndex((product) => answers(product, judged));
    reciprocalRanks += place === -1 ? 0 : 1 / (place + 1);
    if (place !== 0)
      missed.push({ query: judged.query, first: found[0]?.slug, place: place === -1 ? undefined : place + 1 });
  }
  return {
    queries: judgedQueries.length,
    firstRight: 1 - missed.length / judgedQueries.length,
    meanReciprocalRank: reciprocalRanks / judgedQueries.length,
    missed,
  };
}
