import type { MetaDescriptor } from 'react-router';
import { type Matches, readSite } from '../site.ts';

/** The head of a page that belongs to one person: search engines stay out. */
export function buildPersonalMeta(matches: Matches, title: string, description?: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${readSite(matches).identity.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    { name: 'robots', content: 'noindex' },
  ];
}

/** The same as a route's `meta`. */
export const personalMeta =
  (title: string) =>
  ({ matches }: { matches: Matches }) =>
    buildPersonalMeta(matches, title);
