import { generalSearchTerms, limits, type Suggestion } from '@urumuri/contract';
import type { ShopCategory } from './shop-category.ts';

/** A line of the list: what the shop suggests, what was searched before, and what one may do besides. */
export type Choice =
  | Suggestion
  | { kind: 'Before'; text: string }
  | { kind: 'All'; text: string }
  | { kind: 'Clear'; text: '' };

/** One place of the list is for searching all of it. */
const suggested = limits.suggestions - 1;

/** Categories whose name contains what was typed: known at once, without asking the shop. */
export function suggestLocally(text: string, categories: readonly ShopCategory[]): Suggestion[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < limits.suggestionMinLength) return [];
  return categories
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .slice(0, suggested)
    .map(({ name, image }) => ({ kind: 'Category', text: name, image }));
}

/** Fills the list up with general terms. */
export function suggestOffline(text: string, local: readonly Suggestion[]): Suggestion[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < limits.suggestionMinLength) return [];
  const terms = generalSearchTerms.filter((term) => term.includes(typed));
  return [...local, ...terms.map((term) => ({ kind: 'Product' as const, text: term }))].slice(0, suggested);
}

/** The whole list: under a text what is suggested for it, in an empty box what was searched before. */
export function listChoices(
  text: string,
  suggestions: readonly Suggestion[],
  searched: readonly string[],
  categories: readonly ShopCategory[],
): Choice[] {
  const typed = text.trim();
  if (typed === '') {
    const before = searched.slice(0, suggested).map((one) => ({ kind: 'Before' as const, text: one }));
    return before.length === 0 ? [] : [...before, { kind: 'Clear', text: '' }];
  }
  if (typed.length < limits.suggestionMinLength) return [];
  const imageOf = (name: string) => categories.find((category) => category.name === name)?.image;
  const pictured = suggestions.slice(0, suggested).map((one) => {
    const image = one.image ?? (one.kind === 'Category' ? imageOf(one.text) : undefined);
    return image ? { ...one, image } : one;
  });
  return [...pictured, { kind: 'All', text: typed }];
}

type FetchOptions = { signal: AbortSignal; delayMs: number };

/** The shop's own suggestions; `undefined` when typing went on or there was nothing to ask. */
export async function fetchSuggestions(
  text: string,
  { signal, delayMs }: FetchOptions,
): Promise<Suggestion[] | undefined> {
  const value = text.trim();
  if (value.length < limits.suggestionMinLength) return undefined;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (signal.aborted) return undefined;
  const { api } = await import('../platform/api/api.ts');
  const answer = await api.searchSuggestions({ query: { value }, signal });
  return answer.suggestions;
}
