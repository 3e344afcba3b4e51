import { useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../../root.tsx';
import type { ListingState } from './listing-context.ts';
import {
  changeListing,
  listingAddress,
  listingPaths,
  type ListingQuery,
  type ListingScope,
  parseListing,
} from './listing-query.ts';

type Options = { scope: ListingScope; brands: readonly string[]; categoryName?: string };

/** Reads the listing's state from the address, or from the one that is being loaded. */
export function useListingState({ scope, brands, categoryName }: Options): ListingState {
  const location = useLocation();
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  // The router tells of a navigation a moment late: without this a tick would blink.
  const [asked, setAsked] = useState<{ query: ListingQuery; from: string }>();
  const justAsked = asked?.from === location.key && !coming ? asked.query : undefined;
  const next = coming?.pathname === listingPaths[scope] ? parseListing(coming.search) : justAsked;
  const query = next ?? { ...parseListing(location.search), ...(categoryName && { category: categoryName }) };
  return {
    scope,
    query,
    isPending: next !== undefined,
    brands: query.brand === undefined || brands.includes(query.brand) ? brands : [query.brand, ...brands],
    categories: scope === 'category' ? [] : (root?.categories ?? []).map((category) => category.name),
    addressOf: (other) => listingAddress(scope, other),
    change: (change) => {
      const changed = changeListing(query, change);
      setAsked({ query: changed, from: location.key });
      void navigate(listingAddress(scope, changed), { preventScrollReset: true });
    },
  };
}
