import type { MetaDescriptor } from 'react-router';
import { buildMeta } from '../../../platform/seo/seo.ts';
import type { Site } from '../../../platform/site.ts';
import type { ListingResult } from './listing-data.ts';
import { listingAddress, type ListingQuery, type ListingScope } from './listing-query.ts';

type ListingDescription = {
  site: Site;
  scope: ListingScope;
  query: ListingQuery;
  title: string;
  description: string;
  result?: ListingResult;
};

/** Every page of a list stands for itself; filtered, searched and empty ones are not for search engines. */
export function buildListingMeta(listing: ListingDescription): MetaDescriptor[] {
  const { site, scope, query, title, description, result } = listing;
  const [first] = result?.kind === 'found' ? result.products : [];
  const pageTitle = query.pageNumber > 1 ? `${title}, page ${query.pageNumber}` : title;
  return buildMeta({
    site,
    path: listingAddress(scope, query),
    title: pageTitle,
    description,
    image: first?.image,
    isUnlisted: scope === 'search' || first === undefined || hasFiltersBeyondCategory(query),
  });
}

export function describeCategory(name: string, result: ListingResult | undefined, shopName: string): string {
  const count = result?.kind === 'found' && result.total > 1 ? `${result.total} products` : 'Products';
  return `${name} at ${shopName}, Kigali. ${count} with prices in RWF, warranty and delivery across Rwanda.`;
}

function hasFiltersBeyondCategory({
  value: _text,
  category = [],
  pageNumber: _page,
  ...filters
}: ListingQuery): boolean {
  return category.length > 1 || Object.values(filters).some((value) => value !== undefined);
}
