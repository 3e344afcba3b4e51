/** Some private modes close the storage: what is kept then lasts as long as the page. */
const memory = new Map<string, string>();

function openStorage(name: 'localStorage' | 'sessionStorage') {
  const nameOf = (key: string) => `${name} ${key}`;
  return {
    get(key: string): string | null {
      try {
        return memory.get(nameOf(key)) ?? globalThis[name].getItem(key);
      } catch {
        return null;
      }
    },
    /** Without a value it is forgotten. Returns whether it outlasts the page. */
    set(key: string, value: string | null): boolean {
      memory.delete(nameOf(key));
      try {
        if (value === null) globalThis[name].removeItem(key);
        else globalThis[name].setItem(key, value);
        return true;
      } catch {
        if (value !== null) memory.set(nameOf(key), value);
        return false;
      }
    },
  };
}

/** The same in every tab. */
export const browserStorage = openStorage('localStorage');
/** For this tab: over a reload, and while somebody is away to sign in. */
export const tabStorage = openStorage('sessionStorage');
