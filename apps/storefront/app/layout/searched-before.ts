import { browserStorage } from '@urumuri/ui/browser/storage.ts';

const key = 'searchedBefore';
const mostKept = 8;

/** What this phone has searched for, the last first. It never leaves the phone. */
export function listSearched(): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const value = text.trim().replaceAll(/\s+/g, ' ');
  if (value !== '') save([value, ...without(value)].slice(0, mostKept));
}

/** Forgets one search, or all of them. */
export function forgetSearched(text?: string): void {
  save(text === undefined ? [] : without(text));
}

function without(text: string): string[] {
  return listSearched().filter((one) => one.toLowerCase() !== text.toLowerCase());
}

function save(searched: readonly string[]): void {
  browserStorage.set(key, searched.length === 0 ? null : JSON.stringify(searched));
}
