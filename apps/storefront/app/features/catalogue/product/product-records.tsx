import { JsonLd } from '../../../components/layout/json-ld.tsx';
import { buildBreadcrumbs, buildProductRecord } from '../../../lib/product-seo.ts';
import { readRatings } from '../../reviews/rating-figures.ts';
import type { ReviewPage } from '../../reviews/review-page.ts';
import type { PageProduct } from './page-product.ts';

type ProductRecordsProps = { product: PageProduct; reviews: ReviewPage; origin: string };

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
