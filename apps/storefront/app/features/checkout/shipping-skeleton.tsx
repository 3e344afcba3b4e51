import { Skeleton } from '../../ui/skeleton.tsx';
import { shippingFields } from './shipping-fields.ts';

/** The page's frame while the server's figures are on their way. */
export function ShippingSkeleton() {
  return (
    <div className="summary-columns" aria-busy="true">
      <div className="flex flex-col gap-10">
        <div>
          <Skeleton className="h-7 w-56" />
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {shippingFields.map(({ name }) => (
              <Skeleton key={name} className="h-20" />
            ))}
          </div>
        </div>
        <Skeleton className="h-32" />
        <Skeleton className="h-48" />
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
