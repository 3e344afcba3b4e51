import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Judged } from './measure-relevance.ts';
import type { MessyProduct, Truth } from './messy-catalogue.ts';

/** A query and what answers it, by what products are and not by what they say. */
export type MessyQuery = Judged<MessyProduct> & {
  /** Not looked at while the search is worked on: what it answers to these is what it answers to strangers. */
  isKeptApart: boolean;
};

export const messyQueries: readonly MessyQuery[] = readQueries();

function readQueries(): MessyQuery[] {
  const sections = readFileSync(new URL('messy-queries.txt', import.meta.url), 'utf8')
    .split(/^# /m)
    .slice(1);
  return sections.flatMap((section) => {
    const [name = '', ...lines] = section.trim().split('\n');
    return lines.map((line) => readJudgement(name, line));
  });
}

/** `query > kind|kind @Brand #model detail=value`: all that is named must hold; `*` is any kind. */
function readJudgement(name: string, line: string): MessyQuery {
  const [query = '', wanted = ''] = line.split(' > ');
  const [, kinds = '', brand, model, detail, value] =
    /^([^@#=]+?)(?: @(\S+))?(?: #([^=]+?))?(?: ([a-z]+)=(.+))?$/.exec(wanted) ?? [];
  const isKind = (kind: string) => kinds === '*' || kinds.split('|').includes(kind);
  return {
    query,
    class: name,
    isRight: ({ truth }) =>
      isKind(truth.kind) &&
      (brand === undefined || truth.brand.toLowerCase() === brand.toLowerCase()) &&
      (model === undefined || truth.model.includes(model)) &&
      (detail === undefined || value === undefined || isDetail(truth, detail, value)),
    isKeptApart: (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 1,
  };
}

function isDetail({ details }: Truth, detail: string, value: string): boolean {
  const known = details.get(detail) ?? '';
  return detail === 'fits' ? known.startsWith(value) : known === value;
}
