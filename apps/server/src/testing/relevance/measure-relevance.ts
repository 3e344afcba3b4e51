/** What a shopper types, and which products answer it. */
export type Judged<Product> = { query: string; class: string; isRight(product: Product): boolean };

export type Outcome = {
  query: string;
  class: string;
  first: string | undefined;
  /** The place of the first right product, from 1. */
  place: number | undefined;
  /** Share of the first five that are right; of fewer, where the catalogue has fewer that are. */
  fiveRight: number;
};

export type Relevance = {
  queries: number;
  /** Share of queries whose first product answers them. */
  firstRight: number;
  fiveRight: number;
  nothingFound: number;
  /** Mean over the queries of 1 / place of the first product that answers. */
  meanReciprocalRank: number;
};

const shown = 5;

/** Asks every judged query of something that searches this catalogue and answers slugs. */
export async function judge<Product extends { slug: string }>(
  queries: readonly Judged<Product>[],
  catalogue: readonly Product[],
  ask: (query: string) => Promise<readonly string[]>,
): Promise<Outcome[]> {
  const bySlug = new Map(catalogue.map((product) => [product.slug, product]));
  const outcomes: Outcome[] = [];
  for (const { query, class: name, isRight } of queries) {
    const found = (await ask(query)).map((slug) => bySlug.get(slug));
    const right = found.map((product) => product !== undefined && isRight(product));
    const possible = Math.min(shown, catalogue.filter(isRight).length);
    outcomes.push({
      query,
      class: name,
      first: found[0]?.slug,
      place: right.includes(true) ? right.indexOf(true) + 1 : undefined,
      fiveRight: Math.min(1, right.slice(0, shown).filter(Boolean).length / possible),
    });
  }
  return outcomes;
}

export function summarise(outcomes: readonly Outcome[]): Relevance {
  const mean = (valueOf: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + valueOf(outcome), 0) / outcomes.length;
  return {
    queries: outcomes.length,
    firstRight: mean(({ place }) => (place === 1 ? 1 : 0)),
    fiveRight: mean(({ fiveRight }) => fiveRight),
    nothingFound: mean(({ first }) => (first === undefined ? 1 : 0)),
    meanReciprocalRank: mean(({ place }) => (place === undefined ? 0 : 1 / place)),
  };
}
