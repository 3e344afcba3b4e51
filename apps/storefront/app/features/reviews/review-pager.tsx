import { StepButtons } from '../../ui/step-buttons.tsx';
import { reviewRange } from './review-range.ts';

type ReviewPagerProps = { total: number; pageNo: number; onTurn: (pageNo: number) => void };

/** Only above five reviews, though ten fit a page. */
export function ReviewPager({ total, pageNo, onTurn }: ReviewPagerProps) {
  const range = reviewRange(total, pageNo);
  if (!range) return null;
  return (
    <nav aria-label="Pages of reviews" className="mt-5 flex items-center justify-between gap-4">
      <p role="status" className="text-sm text-slate tabular-nums">
        {range.text}
      </p>
      <StepButtons
        subject="reviews"
        canGoBack={range.canGoBack}
        canGoOn={range.canGoOn}
        onStep={(direction) => onTurn(pageNo + direction)}
      />
    </nav>
  );
}
