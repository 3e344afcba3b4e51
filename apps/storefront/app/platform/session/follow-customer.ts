import { whenIdle } from '@urumuri/ui/offline/when-idle.ts';
import { getSession, subscribe } from './session.ts';
import { setWishes } from './wishes.ts';

/** Fetches the counts of whoever is signed in, as soon as the page has nothing better to do; for guests nothing. */
export function followCustomer(): void {
  let knownId: string | undefined;
  const look = () => {
    const id = getSession().customer?.id;
    if (id === knownId) return;
    knownId = id;
    setWishes([]);
    if (id) whenIdle(() => void fetchCounts(id));
  };
  subscribe(look);
  look();
}

async function fetchCounts(customerId: string): Promise<void> {
  const { loadCounts } = await import('./load-counts.ts');
  await loadCounts(customerId);
}
