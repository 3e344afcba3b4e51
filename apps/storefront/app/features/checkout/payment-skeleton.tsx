import { Skeleton } from '../../ui/skeleton.tsx';

/** The payment page while its order is on its way. */
export function PaymentSkeleton() {
  return (
    <div className="summary-columns" aria-busy="true">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-72" />
        <Skeleton className="h-16" />
        <Skeleton className="h-60" />
      </div>
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
