import { changeIdentity, firstIdentity, type Identity, type IdentityChanges } from '@urumuri/identity';
import { isRouteErrorResponse } from 'react-router';
import { remember } from './remember.ts';

/** Where the shop is, and who it is. */
export type Site = { origin: string; identity: Identity };

/** As the root loader sends it, also with its error: of the identity what the office has changed. */
export type SentSite = { origin: string; identity?: IdentityChanges };

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The same object for the same changes: cached parts of pages are known by it. */
const mergeChanges = remember(changeIdentity);

/** The site by what the root has loaded, or by its error where it could not load everything. */
export function readSite(matches: Matches, error?: unknown): Site {
  const loaded = matches.find((match) => match?.id === 'root')?.loaderData;
  const sent = (loaded ?? (isRouteErrorResponse(error) ? error.data : undefined)) as Partial<SentSite> | undefined;
  return {
    origin: sent?.origin ?? 'http://localhost',
    identity: sent?.identity ? mergeChanges(sent.identity) : firstIdentity,
  };
}
