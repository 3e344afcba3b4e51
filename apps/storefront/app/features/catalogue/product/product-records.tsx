import { JsonLd } from '../../../components/layout/json-ld.tsx';
import { buildBreadcrumbs, buildProductRecord, type SeoReview } from '../../../lib/product-seo.ts';
import { type RatingCount, readRatings } from '../../../lib/rating-figures.ts';
import type { PageProduct } from './page-product.ts';

export type ProductRecordsProps = {
  product: PageProduct;
  reviews: { counts: RatingCount[]; total: number; reviews: SeoReview[] };
  origin: string;
};

/** The product and the way to it, for search engines. */
export function ProductRecords({ product, reviews, origin }: ProductRecordsProps) {
  const ratings = { ...readRatings(reviews.counts, reviews.total), ...reviews };
  return (
    <>
      <JsonLd record={buildProductRecord(product, ratings, origin)} />
      <JsonLd record={buildBreadcrumbs(product, origin)} />
    </>
  );
}
