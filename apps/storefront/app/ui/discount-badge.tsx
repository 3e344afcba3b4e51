import { writePercent } from '@urumuri/money';
import { classNames } from '@urumuri/ui/parts/class-names.ts';

export function DiscountBadge({ percent, className }: { percent: number; className?: string }) {
  if (percent <= 0) return null;
  return (
    <span className={classNames('discount', className)}>
      {writePercent(percent)}
      <span className="sr-only"> discount</span>
    </span>
  );
}
