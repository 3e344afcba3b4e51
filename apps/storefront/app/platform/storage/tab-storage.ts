/** Some private modes close the storage: what is stored then lasts as long as the page. */
const memory = new Map<string, string>();
const probeKey = 'probe';

/** Reads what this tab has stored under a key; anything unreadable is as good as nothing. */
export function readTab(key: string): unknown {
  try {
    const stored: unknown = JSON.parse(readText(key) ?? 'null');
    return stored;
  } catch {
    return null;
  }
}

/** Stores something for this tab: over a reload, and while the customer is away to sign in. */
export function writeTab(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}

export function clearTab(...keys: string[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // What cannot be written cannot have been stored there.
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
