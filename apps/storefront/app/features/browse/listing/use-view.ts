import { useSyncExternalStore } from 'react';

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

const storageKey = 'listingView';
const listeners = new Set<() => void>();
let current: View | undefined;

/** Grid or list, as chosen last in this browser; pages come from the server as a grid. */
export function useView(): [View, (view: View) => void] {
  return [useSyncExternalStore(subscribe, getView, () => 'grid'), chooseView];
}

function getView(): View {
  current ??= readView();
  return current;
}

function chooseView(view: View): void {
  current = view;
  try {
    localStorage.setItem(storageKey, view);
  } catch {
    // Closed storage: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function readView(): View {
  try {
    return localStorage.getItem(storageKey) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
