import { useRef, useState } from 'react';
import { toast } from '@urumuri/ui/parts/toast.ts';

export const PANEL_PAGE_SIZE = 8;

export type Paged<Item> = {
  /** The first page, or all there is. */
  items: readonly Item[];
  /** How many there are in all. */
  total: number;
  /** Few page on: the rest is fetched for those who do. */
  loadAll: () => Promise<readonly Item[]>;
};

const FAILURE = 'More products cannot be shown now. Check your connection and try again.';

/** Pages through a list. `frame` keeps its height, so that nothing below jumps. */
export function usePages<Item>({ items, total, loadAll }: Paged<Item>, pageSize = PANEL_PAGE_SIZE) {
  const frame = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(0);
  const [heightPx, setHeightPx] = useState<number>();
  const [all, setAll] = useState<readonly Item[]>();
  const pageCount = Math.max(1, Math.ceil((all?.length ?? total) / pageSize));
  const shownPage = Math.min(page, pageCount - 1);

  const step = async (direction: 1 | -1) => {
    const wanted = shownPage + direction;
    if (wanted > 0 && !all) {
      try {
        setAll(await loadAll());
      } catch {
        toast.error(FAILURE);
        return;
      }
    }
    setHeightPx((known) => Math.max(known ?? 0, frame.current?.offsetHeight ?? 0));
    setPage(Math.min(pageCount - 1, Math.max(0, wanted)));
  };

  return {
    frame,
    frameStyle: heightPx === undefined ? undefined : { minHeight: heightPx },
    // The first page stays as it came: what is new on the shelf meanwhile would make it jump.
    visible: shownPage === 0 ? items.slice(0, pageSize) : (all ?? []).slice(shownPage * pageSize).slice(0, pageSize),
    canGoBack: shownPage > 0,
    canGoOn: shownPage < pageCount - 1,
    step: (direction: 1 | -1) => void step(direction),
    /** For a live region; empty until somebody pages. */
    announcement: heightPx === undefined ? '' : `Page ${shownPage + 1} of ${pageCount}`,
  };
}
