import { useRef, useState } from 'react';
import { toast } from '../../platform/toast.ts';
import type { ReviewPage } from './review-page.ts';

const FAILURE = 'The reviews cannot be loaded. Check your connection and try again.';

/** Pages through reviews. The first page came with the product; the old page stays until the new one is here. */
export function useReviewPages(productId: string, firstPage: ReviewPage) {
  const [turned, setTurned] = useState<{ pageNo: number; page: ReviewPage }>();
  const [isLoading, setLoading] = useState(false);
  const latestRequest = useRef(0);
  const shown = turned ?? { pageNo: 1, page: firstPage };

  const load = async (pageNo: number, { isFresh = false, isQuiet = false } = {}): Promise<boolean> => {
    const request = ++latestRequest.current;
    if (!isQuiet) setLoading(true);
    try {
      const { fetchReviewPage, forgetReviewPages } = await import('./review-query.ts');
      if (isFresh) await forgetReviewPages(productId);
      const page = await fetchReviewPage(productId, pageNo);
      if (request !== latestRequest.current) return false;
      setTurned({ pageNo, page });
      return true;
    } catch {
      // Whatever went wrong, the page that was shown is still there to read.
      if (request === latestRequest.current && !isQuiet) toast.error(FAILURE);
      return false;
    } finally {
      if (request === latestRequest.current) setLoading(false);
    }
  };

  return {
    ...shown,
    isLoading,
    turnTo: (pageNo: number) => load(pageNo),
    reload: () => load(shown.pageNo, { isFresh: true }),
    /** Reads again what is shown, if it did not come with the product; a page on its way comes first. */
    refresh: async () => {
      if (turned && !isLoading) await load(turned.pageNo, { isFresh: true, isQuiet: true });
    },
  };
}
