import type { Facets } from '@urumuri/contract';
import { createContext, useContext } from 'react';
import type { FilterChange, ListingQuery, ListingScope } from './listing-query.ts';

export type ListingState = {
  scope: ListingScope;
  /** What is asked for; while a choice is loading, already with that choice. */
  query: ListingQuery;
  isPending: boolean;
  /** What there is to choose from, with counts; not there when the shop could not count. */
  facets: Facets | undefined;
  /** Told what is asked for by then: of two quick taps the page may know neither. */
  change: (choose: (query: ListingQuery) => FilterChange) => void;
  addressOf: (query: ListingQuery) => string;
};

export const ListingContext = createContext<ListingState | null>(null);

export function useListing(): ListingState {
  const state = useContext(ListingContext);
  if (state === null) throw new Error('A part of a listing stands outside of one');
  return state;
}
