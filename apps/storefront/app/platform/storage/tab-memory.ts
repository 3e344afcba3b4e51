/** Some private modes close the storage: what is kept then lasts as long as the page. */
const memory = new Map<string, string>();
const probeKey = 'probe';

/** Reads what this tab keeps under a key; anything unreadable is as good as nothing. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps something for this tab: over a reload, and while the customer is away to sign in. */
export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}

export function forget(...keys: string[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // What cannot be written cannot have been kept there.
    }
  }
}

export function isStorageOpen(): boolean {
  try {
    sessionStorage.setItem(probeKey, '');
    sessionStorage.removeItem(probeKey);
    return true;
  } catch {
    return false;
  }
}

function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
