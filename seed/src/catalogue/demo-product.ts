import type { Kind, Look } from '../illustrations/illustration.ts';

/** A product of the demo catalogue, as written by hand: everything else is derived from it. */
export type DemoProduct = {
  name: string;
  brand: string;
  /** Slug of the category. */
  category: string;
  /** Slug of the seller's shop. */
  shop: string;
  model: string;
  priceRwf: number;
  discountPercent: number;
  stock: number;
  /** How long ago it was listed; decides New Arrivals. */
  listedDaysAgo: number;
  shortDescription: string;
  description: string;
  specifications: readonly (readonly [label: string, value: string])[];
  /** How long the shop answers for it. */
  warrantyMonths: number;
  boxContents?: string;
  kind: Kind;
  look: Look;
};
