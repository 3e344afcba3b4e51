import type { OrderDetails } from '@urumuri/contract';
import { CheckIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatKigaliMoment } from '../../platform/format/kigali-time.ts';
import { buildTimeline, type TimelineEntry } from './order-timeline.ts';

/** The order's states as a path: what happened is filled in, what is to come is drawn in outline. */
export function Timeline({ order }: { order: OrderDetails }) {
  const entries = buildTimeline(order);
  const latest = entries.findLast(({ at }) => at !== undefined);
  return (
    <ol>
      {entries.map((entry) => (
        <li
          key={entry.key}
          aria-current={entry === latest ? 'step' : undefined}
          className="group relative pb-5 pl-9 last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-6 bottom-0 left-3 w-0.5 -translate-x-1/2 bg-line group-last:hidden"
          />
          <Mark isDone={entry.at !== undefined} isLatest={entry === latest} />
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ isDone, isLatest }: { isDone: boolean; isLatest: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute top-0 left-0 flex size-6 items-center justify-center rounded-full',
        !isDone && 'border-2 border-haze bg-white',
        isDone && (isLatest ? 'bg-amber text-ink' : 'bg-ink text-white'),
      )}
    >
      {isDone && <CheckIcon className="size-4" />}
    </span>
  );
}

function Entry({ entry: { title, text, at } }: { entry: TimelineEntry }) {
  return (
    <>
      <p className={at === undefined ? 'text-slate' : 'font-semibold'}>
        {at === undefined && <VisuallyHidden>Still to come: </VisuallyHidden>}
        {title}
      </p>
      {at !== undefined && (
        <p className="text-sm text-slate">
          {text}
          <time dateTime={at} className="block tabular-nums">
            {formatKigaliMoment(at)}
          </time>
        </p>
      )}
    </>
  );
}
