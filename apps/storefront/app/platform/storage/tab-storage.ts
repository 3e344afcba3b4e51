import { tabStorage } from '@urumuri/ui/browser/storage.ts';

const probeKey = 'probe';

/** Reads what this tab has stored under a key; anything unreadable is as good as nothing. */
export function readTab(key: string): unknown {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(key) ?? 'null');
    return stored;
  } catch {
    return null;
  }
}

export function writeTab(key: string, value: unknown): void {
  tabStorage.set(key, JSON.stringify(value));
}

/** Whether anything can be stored for longer than the page. */
export function isStorageOpen(): boolean {
  const isOpen = tabStorage.set(probeKey, '');
  clearTab(probeKey);
  return isOpen;
}

export function clearTab(...keys: string[]): void {
  for (const key of keys) tabStorage.set(key, null);
}
