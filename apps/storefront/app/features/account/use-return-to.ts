import { useLocation } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { readReturnTo } from '../../platform/session/return-to.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Where a visitor of a sign-in page wants to go afterwards; the server's page is the same for everybody. */
export function useReturnTo(): string {
  const { search } = useLocation();
  return useHydrated() ? readReturnTo(new URLSearchParams(search).get('returnTo')) : addresses.home;
}
