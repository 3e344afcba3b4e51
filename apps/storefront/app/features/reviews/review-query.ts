import { isApiError } from '@urumuri/contract';
import { QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { type ReviewPage, toReviewPage } from './review-page.ts';

const STALE_MS = 60_000;

/** Lives as long as the tab; loaded with the first page that is turned. */
const client = new QueryClient({ defaultOptions: { queries: { retry: shouldRetry } } });

/** One page of reviews; one that was read a moment ago is not fetched again. */
export async function fetchReviewPage(productId: string, pageNo: number): Promise<ReviewPage> {
  return client.fetchQuery({
    queryKey: ['reviews', productId, pageNo],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      const page = await api.getReviews({ params: { productId }, query: { pageNo: String(pageNo) }, signal });
      return toReviewPage(page);
    },
  });
}

/** After a review was written, every page known of this product is old. */
export async function forgetReviewPages(productId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: ['reviews', productId] });
}

function shouldRetry(failureCount: number, error: Error): boolean {
  return failureCount < 1 && isApiError(error, 'network');
}
