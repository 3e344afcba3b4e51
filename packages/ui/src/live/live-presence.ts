import { useSyncExternalStore } from 'react';

const nobody: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let present = nobody;

/** Which of those one chats with are online now, as the shop last sent. */
export function notePresent(ids: readonly string[]): void {
  present = new Set(ids);
  for (const listener of listeners) listener();
}

export function usePresent(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => present,
    () => nobody,
  );
}
