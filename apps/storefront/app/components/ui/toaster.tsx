import { lazy, Suspense, useEffect, useState } from 'react';
import { awaitFirstToast } from '../../lib/toast.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** The place where toasts appear. It is there from the start, so that screen readers watch it. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => awaitFirstToast(() => setNeeded(true)), []);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-20 z-50 mx-auto flex max-w-sm flex-col gap-2">
      {isNeeded && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
    </div>
  );
}
