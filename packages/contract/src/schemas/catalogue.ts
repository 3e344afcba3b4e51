import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, limits, MAX_PAGE_SIZE } from '../limits.ts';
import { sortPrices, suggestionKinds } from '../statuses.ts';
import { count, queryInteger, queryPageNumber, queryText } from './fields.ts';
import { product, productVariant } from './product.ts';
import { ratingReview, review } from './reviews.ts';

export const category = z.object({ _id: z.string(), name: z.string(), slug: z.string(), image: z.string() });
export type Category = z.infer<typeof category>;

export const banner = z.object({
  _id: z.string(),
  banner: z.string().meta({ description: 'Address of the picture' }),
  link: z.string().meta({ description: 'Slug or id of a product' }),
  productId: z.string(),
  title: z.string().meta({ description: 'What the picture says, for those who do not see it' }),
  line: z.string(),
});
export type Banner = z.infer<typeof banner>;

export const bannersResponse = z.object({ banners: z.array(banner) });
export const categoriesResponse = z.object({ categorys: z.array(category) });
export const brandsResponse = z.object({ brands: z.array(z.string()) });

export const homeProductsResponse = z.object({
  products: z.array(product),
  latest_product: z.array(product),
  topRated_product: z.array(product),
  discount_product: z.array(product),
});
export type HomeProducts = z.infer<typeof homeProductsResponse>;

const ratingNumber = /^\d(\.\d+)?$/;

/** At least this many stars; 0 and values that are no rating mean any. */
const minimumRating = queryText('Rating', limits.searchLength)
  .transform((value) => {
    if (value === undefined || !ratingNumber.test(value)) return undefined;
    const stars = Number(value);
    return stars > 0 && stars <= limits.rating ? stars : undefined;
  })
  .meta({ description: 'At least this many stars, 1 to 5' });

const searchValue = queryText('Search', limits.searchLength).transform((value) =>
  value?.split(/\s+/u).slice(0, limits.searchWords).join(' '),
);

export const queryProductsQuery = z
  .object({
    category: queryText('Category', limits.categoryLength),
    brand: queryText('Brand', limits.brandLength),
    searchValue,
    sortPrice: z
      .enum([...sortPrices, ''], { error: `Sorting must be one of ${sortPrices.join(', ')}` })
      .transform((value) => (value === '' ? undefined : value))
      .optional(),
    rating: minimumRating,
    lowPrice: queryInteger('Lowest price', 0, limits.priceRwf),
    highPrice: queryInteger('Highest price', 0, limits.priceRwf),
    pageNumber: queryPageNumber,
    perPage: queryInteger('Page size', 1, MAX_PAGE_SIZE),
    parPage: queryInteger('Page size', 1, MAX_PAGE_SIZE),
  })
  .transform(({ perPage, parPage, ...query }) => ({
    ...query,
    perPage: perPage ?? parPage ?? DEFAULT_PAGE_SIZE,
  }));
export type QueryProductsQuery = z.infer<typeof queryProductsQuery>;

export const queryProductsResponse = z.object({
  products: z.array(product),
  totalProduct: count,
  perPage: count,
  parPage: count,
  didYouMean: z.string().optional().meta({ description: 'The search with its slips put right' }),
  nearest: z.boolean().optional().meta({ description: 'Nothing matches the very words; these products come nearest' }),
});
export type QueryProductsResponse = z.infer<typeof queryProductsResponse>;

/** A slug, or a product id: banners may link by either. */
export const productSlug = z.string().regex(/^[a-z0-9-]{1,160}$/, 'No such product');
export const productDetailsParams = z.object({ slug: productSlug });

export const productDetailsResponse = z.object({
  product,
  variants: z
    .array(productVariant)
    .optional()
    .meta({ description: 'All of its family that are on sale, itself among them' }),
  relatedProducts: z.array(product),
  moreProducts: z.array(product),
  reviews: z.array(review),
  totalReview: count,
  rating_review: ratingReview,
});
export type ProductDetails = z.infer<typeof productDetailsResponse>;

export const suggestionsQuery = z.object({
  value: queryText('Search', limits.searchLength).transform((value) => value ?? ''),
});

export const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  text: z.string(),
  slug: z.string().optional(),
  href: z.string().optional(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestionsResponse = z.object({ suggestions: z.array(suggestion).max(limits.suggestions) });
