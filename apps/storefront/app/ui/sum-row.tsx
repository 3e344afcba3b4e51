import { classNames } from '@urumuri/ui/parts/class-names.ts';
import type { ReactNode } from 'react';

type SumRowProps = { label: ReactNode; className?: string; children: ReactNode };

/** One figure of a sum, in a `dl`. */
export function SumRow({ label, className, children }: SumRowProps) {
  return (
    <div className={classNames('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt>{label}</dt>
      <dd className="ml-auto whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}
