import type { ListingOrder } from '../listing.rules.ts';

/** A product that answers a text; what stands for itself has no family. */
export type Answer = {
  id: string;
  score: number;
  family: string | null;
  leads: boolean;
  /** Of its row, where the list was narrowed by reading that. */
  version?: string;
};

/** The one ranking: what the questions have found, each product once, the best first. */
export function rankAnswers(written: readonly string[]): Answer[] {
  const answers = written.flatMap((found) =>
    (JSON.parse(found) as [string, number, string | null, boolean][]).map(([id, score, family, leads]) => ({
      id,
      score,
      family,
      leads,
    })),
  );
  answers.sort(
    (one, other) => other.score - one.score || Number(other.leads) - Number(one.leads) || (one.id < other.id ? -1 : 1),
  );
  return firstOfEach(answers, ({ id }) => id);
}

/** Of a family the one that answers best; sorted otherwise the one that other lists show, if it is among them. */
export function chooseOfFamilies(answers: readonly Answer[], order: ListingOrder): Answer[] {
  const keyOf = ({ family, id }: Answer) => family ?? id;
  if (order === 'default') return firstOfEach(answers, keyOf);
  const [leaders, others] = [answers.filter(({ leads }) => leads), answers.filter(({ leads }) => !leads)];
  const chosen = new Set(firstOfEach([...leaders, ...others], keyOf));
  return answers.filter((answer) => chosen.has(answer));
}

function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}
