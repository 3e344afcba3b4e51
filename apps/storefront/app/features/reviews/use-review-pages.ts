import { REVIEWS_PAGE_SIZE } from '@urumuri/contract';
import { useRef, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { type ReviewPage, toReviewPage } from './review-page.ts';

const FAILURE = 'The reviews cannot be loaded. Check your connection and try again.';

/** Pages through reviews. The first page came with the product; the old page stays until the new one is here. */
export function useReviewPages(productId: string, firstPage: ReviewPage) {
  const [turned, setTurned] = useState<{ pageNo: number; page: ReviewPage }>();
  const [isLoading, setLoading] = useState(false);
  const latestRequest = useRef(0);
  const shown = turned ?? { pageNo: 1, page: firstPage };

  const load = async (pageNo: number, isQuiet = false): Promise<boolean> => {
    const request = ++latestRequest.current;
    if (!isQuiet) setLoading(true);
    try {
      const page = await api.getReviews({ params: { productId }, query: { pageNo, perPage: REVIEWS_PAGE_SIZE } });
      if (request !== latestRequest.current) return false;
      setTurned({ pageNo, page: toReviewPage(page) });
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
    reload: () => load(shown.pageNo),
    /** Reads again what is shown, if it did not come with the product; a page on its way comes first. */
    refresh: async () => {
      if (turned && !isLoading) await load(turned.pageNo, true);
    },
  };
}
