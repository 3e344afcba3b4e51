import { type ReactNode, useState } from 'react';
import { CheckIcon } from '@urumuri/ui/parts/icons.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { type Story, tellStories } from './order-timeline.ts';

/** The way of the order, or of each of its parts: what happened, and set apart from it what is to come. */
export function Timeline({ order }: { order: Parameters<typeof tellStories>[0] }) {
  const [now] = useState(() => new Date());
  return (
    <div className="grid gap-6">
      {tellStories(order, now).map((story) => (
        <StoryPath key={story.shopName ?? ''} story={story} />
      ))}
    </div>
  );
}

function StoryPath({ story: { shopName, past, ahead } }: { story: Story }) {
  const [Heading, ending] = shopName === undefined ? (['h3', ''] as const) : (['h4', `, ${shopName}`] as const);
  return (
    <section>
      {shopName !== undefined && <h3 className="mb-3 text-base">{shopName}</h3>}
      <ol>
        {past.map(({ key, title, text, at }, place) => {
          const isLatest = place === past.length - 1;
          return (
            <Step key={key} mark={isLatest ? 'latest' : 'done'} isCurrent={isLatest}>
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-slate">
                {text}
                <time dateTime={at} className="block tabular-nums">
                  {formatKigaliMoment(at)}
                </time>
              </p>
            </Step>
          );
        })}
      </ol>
      {ahead.length > 0 && (
        <>
          <Heading className="mt-5 mb-3 border-t border-line pt-4 text-sm font-semibold text-slate">
            Still to come<span className="sr-only">{ending}</span>
          </Heading>
          <ol>
            {ahead.map(({ title, text }) => (
              <Step key={title} mark="ahead">
                <p className="text-slate">{title}</p>
                {text && <p className="text-sm text-slate">{text}</p>}
              </Step>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const marks = {
  done: 'bg-ink text-white',
  latest: 'bg-amber text-ink',
  ahead: 'border-2 border-haze bg-white',
};

type StepProps = { mark: keyof typeof marks; isCurrent?: boolean; children: ReactNode };

function Step({ mark, isCurrent, children }: StepProps) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="relative pb-5 pl-9 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-6 bottom-0 left-3 w-0.5 -translate-x-1/2 bg-line [:last-child>&]:hidden"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-0 left-0 flex size-6 items-center justify-center rounded-full',
          marks[mark],
        )}
      >
        {mark !== 'ahead' && <CheckIcon className="size-4" />}
      </span>
      {children}
    </li>
  );
}
