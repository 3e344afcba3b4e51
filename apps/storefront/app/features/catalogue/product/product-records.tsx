import { useState } from 'react';
import { JsonLd } from '../../../components/layout/json-ld.tsx';
import { buildBreadcrumbs, buildProductRecord } from '../../../lib/product-seo.ts';
import { readRatings } from '../../reviews/rating-figures.ts';
import type { ReviewPage } from '../../reviews/review-page.ts';
import type { PageProduct } from './page-product.ts';

type ProductRecordsProps = { product: PageProduct; reviews: ReviewPage; origin: string };

/**
 * The product for search engines, as the server wrote it. It is never written again: a product reloaded in
 * the browser would mean new script content, which the page's security policy refuses.
 */
export function ProductRecords({ product, reviews, origin }: ProductRecordsProps) {
  const [records] = useState(() => {
    const ratings = { ...readRatings(reviews.counts, reviews.total), ...reviews };
    return [buildProductRecord(product, ratings, origin), buildBreadcrumbs(product, origin)] as const;
  });
  return records.map((record, index) => <JsonLd key={index} record={record} />);
}
