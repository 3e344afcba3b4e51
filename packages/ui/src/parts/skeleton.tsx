import { classNames } from './class-names.ts';

/** Holds the place of something that is loading; its size comes from the class name. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block max-w-full rounded-control', className)} />;
}
