import { useRef, useState } from 'react';

export const PANEL_PAGE_SIZE = 8;

/** Pages through a list that is already here. `frame` keeps its height, so that nothing below jumps. */
export function usePages<Item>(items: readonly Item[], pageSize = PANEL_PAGE_SIZE) {
  const frame = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(0);
  const [heightPx, setHeightPx] = useState<number>();
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const shownPage = Math.min(page, pageCount - 1);

  const step = (direction: 1 | -1) => {
    setHeightPx((known) => Math.max(known ?? 0, frame.current?.offsetHeight ?? 0));
    setPage(Math.min(pageCount - 1, Math.max(0, shownPage + direction)));
  };

  return {
    frame,
    frameStyle: heightPx === undefined ? undefined : { minHeight: heightPx },
    visible: items.slice(shownPage * pageSize, (shownPage + 1) * pageSize),
    canGoBack: shownPage > 0,
    canGoOn: shownPage < pageCount - 1,
    step,
    /** For a live region; empty until somebody pages. */
    announcement: heightPx === undefined ? '' : `Page ${shownPage + 1} of ${pageCount}`,
  };
}
