import { useSyncExternalStore } from 'react';

/** A value beside all components, which those that use it follow; on the server it is as it was first. */
export function createStore<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => value,
    set(next: Value): void {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    /** What a component needs of it. */
    useValue: <Part>(read: (value: Value) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => read(value),
        () => read(first),
      ),
  };
}
