import { useLocation, useNavigate, useNavigation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../../root.tsx';
import type { ListingState } from './listing-context.ts';
import { changeListing, listingAddress, listingPaths, type ListingScope, parseListing } from './listing-query.ts';

type Options = { scope: ListingScope; brands: readonly string[]; categoryName?: string };

/** Reads the listing's state from the address, or from the one that is being loaded. */
export function useListingState({ scope, brands, categoryName }: Options): ListingState {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const next = navigation.location?.pathname === listingPaths[scope] ? navigation.location : undefined;
  const parsed = parseListing((next ?? location).search);
  const query = next || categoryName === undefined ? parsed : { ...parsed, category: categoryName };
  return {
    scope,
    query,
    isPending: next !== undefined,
    brands: query.brand === undefined || brands.includes(query.brand) ? brands : [query.brand, ...brands],
    categories: scope === 'category' ? [] : (root?.categories ?? []).map((category) => category.name),
    addressOf: (other) => listingAddress(scope, other),
    change: (change) => {
      void navigate(listingAddress(scope, changeListing(query, change)), { preventScrollReset: true });
    },
  };
}
