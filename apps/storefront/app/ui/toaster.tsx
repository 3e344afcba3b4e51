import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { importWithRetry } from '../platform/offline/import-with-retry.ts';
import { awaitFirstToast } from '../platform/toast.ts';

// The first toast may be the one that says that the shop cannot be reached.
const ToastList = lazy(() => importWithRetry(() => import('./toast-list.tsx')));

/** The places where toasts appear. They are there from the start, so that screen readers watch them. */
export function Toaster({ className = 'top-20' }: { className?: string }) {
  const errors = useRef<HTMLDivElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => awaitFirstToast(() => setNeeded(true)), []);
  return (
    <div
      className={classNames('pointer-events-none fixed inset-x-4 z-50 mx-auto flex max-w-sm flex-col gap-2', className)}
    >
      <div ref={errors} role="alert" className="flex flex-col gap-2" />
      <div ref={messages} role="status" className="flex flex-col gap-2" />
      {isNeeded && (
        <Suspense>
          <ToastList errors={errors} messages={messages} />
        </Suspense>
      )}
    </div>
  );
}
