import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { ListingState } from './listing-context.ts';
import {
  changeListing,
  listingAddress,
  listingPaths,
  type ListingQuery,
  type ListingScope,
  parseListing,
} from './listing-query.ts';
import { type PackedFacets, unpackFacets } from './packed-facets.ts';

type Options = { scope: ListingScope; facets: PackedFacets | undefined; categories: readonly string[] | undefined };

/** Reads the listing's state from the address, or from the one that is being loaded. */
export function useListingState({ scope, facets, categories }: Options): ListingState {
  const location = useLocation();
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  // The router tells of a navigation a moment late: without this a tick would blink.
  const [asked, setAsked] = useState<{ query: ListingQuery; from: string }>();
  const justAsked = asked?.from === location.key && !coming ? asked.query : undefined;
  const next = coming?.pathname === listingPaths[scope] ? parseListing(coming.search) : justAsked;
  const query = next ?? { ...parseListing(location.search), ...(categories && { categories }) };
  return {
    scope,
    query,
    isPending: next !== undefined,
    facets: facets === undefined ? undefined : unpackFacets(facets),
    addressOf: (other) => listingAddress(scope, other),
    change: (change) => {
      const changed = changeListing(query, change);
      setAsked({ query: changed, from: location.key });
      void navigate(listingAddress(scope, changed), { preventScrollReset: true });
    },
  };
}
