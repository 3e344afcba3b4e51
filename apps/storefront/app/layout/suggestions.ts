import { generalSearchTerms, type Suggestion } from '@urumuri/contract';

export const MAX_SUGGESTIONS = 5;
export const MIN_TYPED_LENGTH = 2;

/** Categories whose name contains what was typed: known at once, without asking the shop. */
export function suggestLocally(text: string, categoryNames: readonly string[]): Suggestion[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < MIN_TYPED_LENGTH) return [];
  return categoryNames
    .filter((name) => name.toLowerCase().includes(typed))
    .slice(0, MAX_SUGGESTIONS)
    .map((name) => ({ kind: 'Category', text: name }));
}

/** Fills the list up with general terms. */
export function suggestOffline(text: string, local: readonly Suggestion[]): Suggestion[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < MIN_TYPED_LENGTH) return [];
  const terms = generalSearchTerms.filter((term) => term.includes(typed));
  return [...local, ...terms.map((term) => ({ kind: 'Product' as const, text: term }))].slice(0, MAX_SUGGESTIONS);
}

type FetchOptions = { signal: AbortSignal; delayMs: number };

/** The shop's own suggestions; `undefined` when typing went on or there was nothing to ask. */
export async function fetchSuggestions(
  text: string,
  { signal, delayMs }: FetchOptions,
): Promise<Suggestion[] | undefined> {
  const value = text.trim();
  if (value.length < MIN_TYPED_LENGTH) return undefined;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (signal.aborted) return undefined;
  const { api } = await import('../platform/api/api.ts');
  const answer = await api.searchSuggestions({ query: { value }, signal });
  return answer.suggestions;
}
