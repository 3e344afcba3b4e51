import { generalSearchTerms, limits, type Suggestion } from '@urumuri/contract';

/** Categories whose name contains what was typed: known at once, without asking the shop. */
export function suggestLocally(text: string, categoryNames: readonly string[]): Suggestion[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < limits.suggestionMinLength) return [];
  return categoryNames
    .filter((name) => name.toLowerCase().includes(typed))
    .slice(0, limits.suggestions)
    .map((name) => ({ kind: 'Category', text: name }));
}

/** Fills the list up with general terms. */
export function suggestOffline(text: string, local: readonly Suggestion[]): Suggestion[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < limits.suggestionMinLength) return [];
  const terms = generalSearchTerms.filter((term) => term.includes(typed));
  return [...local, ...terms.map((term) => ({ kind: 'Product' as const, text: term }))].slice(0, limits.suggestions);
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
