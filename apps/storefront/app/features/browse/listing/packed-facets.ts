import type { Facets } from '@urumuri/contract';
import { rememberLast } from './remember-last.ts';

/** Facets as JSON: one text, where the router would write and read each of hundreds of small values by itself. */
export type PackedFacets = string;

export const packFacets = (facets: Facets): PackedFacets => JSON.stringify(facets);

/** Several parts of a page read the same. */
export const unpackFacets = rememberLast((packed: PackedFacets) => JSON.parse(packed) as Facets);
