/** Snapping and fractions of pixels leave a rail a little off its ends. */
const TOLERANCE_PX = 4;

type Rail = { left: number; width: number; end: number };

/** Where a rail goes by one page; past either end it starts again from the other. */
export function leaf({ left, width, end }: Rail, direction: 1 | -1): number {
  if (direction > 0) return left >= end - TOLERANCE_PX ? 0 : Math.min(end, left + width);
  return left <= TOLERANCE_PX ? end : Math.max(0, left - width);
}
