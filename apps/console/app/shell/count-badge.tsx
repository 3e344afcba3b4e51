import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';

const MAX_SHOWN_COUNT = 99;

type CountBadgeProps = { count: number; isOfMessages?: boolean; className?: string };

/** How much waits, behind the word it belongs to; nothing when all is done. */
export function CountBadge({ count, isOfMessages = false, className }: CountBadgeProps) {
  if (count === 0) return null;
  const what = isOfMessages ? `new ${count === 1 ? 'message' : 'messages'}` : 'waiting';
  return (
    // Positioned, lest the hidden words stand outside the menu and widen the page.
    <Badge tone="signal" className={classNames('relative', className)}>
      <span aria-hidden="true" className="tabular-nums">
        {count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}
      </span>
      <span className="sr-only">{`${count} ${what}`}</span>
    </Badge>
  );
}
