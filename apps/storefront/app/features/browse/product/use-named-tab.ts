import { useSyncExternalStore } from 'react';
import { type ProductTab, productTabs } from './tabs.tsx';

/** The panel the address names: by a link from elsewhere, or on the way back from signing in. */
export function useNamedTab(): ProductTab | undefined {
  return useSyncExternalStore(subscribe, readNamedTab, () => undefined);
}

function readNamedTab(): ProductTab | undefined {
  return productTabs.find((tab) => location.hash === `#${tab}`);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
