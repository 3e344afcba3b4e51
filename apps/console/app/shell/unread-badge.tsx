import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';

const MAX_SHOWN_COUNT = 99;

/** How many messages of customers wait, behind the word it belongs to; nothing when all are read. */
export function UnreadBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    // Positioned, lest the hidden words stand outside the menu's strip and widen the page.
    <Badge tone="signal" className={classNames('relative', className)}>
      <span aria-hidden="true" className="tabular-nums">
        {count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}
      </span>
      <span className="sr-only">{`${count} new ${count === 1 ? 'message' : 'messages'}`}</span>
    </Badge>
  );
}
