import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';

const usualRows = ['first', 'second', 'third'] as const;

/** Rows as high as those of the table, on every width. */
export function OrdersSkeleton() {
  return (
    <div className="grid gap-3 md:gap-0 md:pt-7">
      {usualRows.map((row) => (
        <div
          key={row}
          className="rounded-card border border-line p-4 md:rounded-none md:border-x-0 md:border-b-0 md:px-0 md:py-3"
        >
          <Skeleton className="h-32 md:h-12" />
        </div>
      ))}
    </div>
  );
}
