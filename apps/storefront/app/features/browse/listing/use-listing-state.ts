import type { Facets } from '@urumuri/contract';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';
import { afterPaint } from '../../../platform/after-paint.ts';
import type { ListingState } from './listing-context.ts';
import {
  changeListing,
  listingAddress,
  listingPaths,
  type ListingQuery,
  type ListingScope,
  parseListing,
} from './listing-query.ts';

type Options = { scope: ListingScope; facets: Facets | undefined; categories: readonly string[] | undefined };

type Asked = { query: ListingQuery; address: string };

/** Reads the listing's state from the address, or from the one that is being loaded. */
export function useListingState({ scope, facets, categories }: Options): ListingState {
  const location = useLocation();
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  // The router tells of a navigation a moment late: without this a tick would blink.
  const [asked, setAsked] = useState<{ query: ListingQuery; from: string }>();
  const underWay = useAsked(location);
  const justAsked = asked?.from === location.key && !coming ? asked.query : undefined;
  const next = coming?.pathname === listingPaths[scope] ? parseListing(coming.search) : justAsked;
  const query = next ?? { ...parseListing(location.search), ...(categories && { category: categories }) };
  return {
    scope,
    query,
    isPending: next !== undefined,
    facets,
    addressOf: (other) => listingAddress(scope, other),
    change: (choose) => {
      const known = underWay.current.at(-1)?.query ?? query;
      const wanted = changeListing(known, choose(known));
      const address = listingAddress(scope, wanted);
      underWay.current.push({ query: wanted, address });
      afterPaint(() => {
        setAsked({ query: wanted, from: location.key });
        void navigate(address, { preventScrollReset: true });
      });
    },
  };
}

/** What was asked for since the page on the screen: of two quick taps it may know neither. */
function useAsked({ key, pathname, search }: Location): RefObject<Asked[]> {
  const underWay = useRef<Asked[]>([]);
  // By the key as well: what is asked for may be the page that is shown already.
  useLayoutEffect(() => {
    const arrived = underWay.current.findLastIndex(({ address }) => address === pathname + search);
    underWay.current = arrived < 0 ? [] : underWay.current.slice(arrived + 1);
  }, [key, pathname, search]);
  return underWay;
}
