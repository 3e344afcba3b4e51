import { browserStorage } from '@urumuri/ui/browser/storage.ts';
import { useSyncExternalStore } from 'react';

export const views = ['grid', 'list'] as const;
type View = (typeof views)[number];

const storageKey = 'listingView';
const listeners = new Set<() => void>();

/** Grid or list, as chosen last in this browser; pages come from the server as a grid. */
export function useView(): [View, (view: View) => void] {
  return [useSyncExternalStore(subscribe, getView, () => 'grid'), chooseView];
}

function getView(): View {
  return browserStorage.get(storageKey) === 'list' ? 'list' : 'grid';
}

function chooseView(view: View): void {
  browserStorage.set(storageKey, view);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
