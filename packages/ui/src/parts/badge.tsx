import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'signal' | 'waiting' | 'neutral' | 'ink' | 'success' | 'danger';

const tones: Record<BadgeTone, string> = {
  signal: 'bg-amber text-ink',
  waiting: 'bg-amber-wash text-ink ring-1 ring-amber-deep',
  neutral: 'bg-white text-ink ring-1 ring-line',
  ink: 'bg-ink text-white',
  success: 'bg-white text-success ring-1 ring-success',
  danger: 'bg-white text-danger ring-1 ring-danger',
};

type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full px-2 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
