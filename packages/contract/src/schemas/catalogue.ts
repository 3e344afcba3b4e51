import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, limits, MAX_PAGE_SIZE } from '../limits.ts';
import { listSorts, specificationKinds, suggestionKinds } from '../statuses.ts';
import { count, queryInteger, queryPageNumber, queryText, rwf } from './fields.ts';
import { filterFacets, filterQuery } from './filters.ts';
import { product, productVariant } from './product.ts';
import { ratingReview, review } from './reviews.ts';

export const category = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  parentId: z.string().optional().meta({ description: 'The category it lies in; not there at the top' }),
});
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

const searchValue = queryText('Search', limits.searchLength).transform((value) =>
  value?.split(/\s+/u).slice(0, limits.searchWords).join(' '),
);

export const queryProductsQuery = z
  .object({
    ...filterQuery,
    searchValue,
    sortPrice: z
      .enum([...listSorts, ''], { error: `Sorting must be one of ${listSorts.join(', ')}` })
      .transform((value) => (value === '' ? undefined : value))
      .optional(),
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

/** What a list can be narrowed to. Each is counted as if it alone were left out of the filters. */
export const facetsResponse = z.object({
  isPartial: z.boolean().meta({ description: 'Too many to count all: there are at least so many of each' }),
  ...filterFacets,
  specifications: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      kind: z.enum(specificationKinds),
      unit: z.string(),
      isPartial: z.boolean(),
      lowest: z.number().optional(),
      highest: z.number().optional(),
      values: z.array(z.object({ value: z.string(), count })),
    }),
  ),
});
export type Facets = z.infer<typeof facetsResponse>;

/** A slug, or a product id: banners may link by either. */
export const productSlug = z.string().regex(/^[a-z0-9-]{1,160}$/, 'No such product');
export const productDetailsParams = z.object({ slug: productSlug });

export const productDetailsResponse = z.object({
  product,
  variants: z
    .array(productVariant)
    .optional()
    .meta({ description: 'All of its family that are on sale, itself among them' }),
  family: z.string().optional().meta({ description: 'What the shop calls the family' }),
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
  image: z.string().optional().meta({ description: 'Of a product, like its price now and what it is' }),
  price: rwf.optional(),
  category: z.string().optional(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestionsResponse = z.object({ suggestions: z.array(suggestion).max(limits.suggestions) });
