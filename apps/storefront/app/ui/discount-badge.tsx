import { writePercent } from '@urumuri/money';

export function DiscountBadge({ percent, className = '' }: { percent: number; className?: string }) {
  if (percent <= 0) return null;
  return (
    <span
      className={`flex size-10 items-center justify-center rounded-full bg-amber text-xs font-bold text-ink tabular-nums ${className}`}
    >
      {writePercent(percent)}
      <span className="sr-only"> discount</span>
    </span>
  );
}
