import { REVIEWS_PAGE_SIZE, REVIEWS_PAGER_THRESHOLD } from '@urumuri/contract';

type ReviewRange = { text: string; canGoBack: boolean; canGoOn: boolean };

/** What the pager says and allows, or nothing where there are too few reviews for one. */
export function reviewRange(total: number, pageNo: number): ReviewRange | undefined {
  if (total <= REVIEWS_PAGER_THRESHOLD) return undefined;
  const first = (pageNo - 1) * REVIEWS_PAGE_SIZE + 1;
  const last = Math.min(total, pageNo * REVIEWS_PAGE_SIZE);
  return { text: `Showing ${first}–${last} of ${total}`, canGoBack: pageNo > 1, canGoOn: last < total };
}
