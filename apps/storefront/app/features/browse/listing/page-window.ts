type PageWindowItem = number | 'gap';

/** The first and the last page, the present one and its neighbours; never a gap that hides one page only. */
export function listPageWindow(current: number, last: number): PageWindowItem[] {
  const shown = new Set([1, current - 1, current, current + 1, last]);
  if (current <= 4) shown.add(2).add(3);
  if (current >= last - 3) shown.add(last - 1).add(last - 2);
  const pages = [...shown].filter((page) => page >= 1 && page <= last).sort((one, other) => one - other);
  return pages.flatMap((page, index): PageWindowItem[] => {
    const before = pages[index - 1];
    const hiddenCount = before === undefined ? 0 : page - before - 1;
    if (hiddenCount === 0) return [page];
    return hiddenCount === 1 ? [page - 1, page] : ['gap', page];
  });
}

export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, perPage)));
}
