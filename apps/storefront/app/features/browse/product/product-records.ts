import { buildBreadcrumbs, buildProductRecord, type SeoReview } from './product-seo.ts';
import { type RatingCount, readRatings } from '../../../platform/format/rating-figures.ts';
import { serialiseForHtml } from '../../../platform/seo/serialise-for-html.ts';
import type { PageProduct } from './page-product.ts';

export type ProductRecordsProps = {
  product: PageProduct;
  reviews: { counts: RatingCount[]; total: number; reviews: SeoReview[] };
  origin: string;
};

/** The markup of the product and the way to it, for search engines. */
export function writeRecords({ product, reviews, origin }: ProductRecordsProps): string {
  const ratings = { ...readRatings(reviews.counts, reviews.total), ...reviews };
  const records = [buildProductRecord(product, ratings, origin), buildBreadcrumbs(product, origin)];
  return records.map((record) => `<script type="application/ld+json">${serialiseForHtml(record)}</script>`).join('');
}
