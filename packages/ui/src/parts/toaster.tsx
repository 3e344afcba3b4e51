import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { importWithRetry } from '../offline/import-with-retry.ts';
import { awaitFirstToast } from './toast.ts';

// The first toast may be the one that says that the shop cannot be reached.
const ToastList = lazy(() => importWithRetry(() => import('./toast-list.tsx')));

/** The places where toasts appear. They are there from the start, so that screen readers watch them. */
export function Toaster({ className = 'top-20' }: { className?: string }) {
  const errors = useRef<HTMLDivElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => awaitFirstToast(() => setNeeded(true)), []);
  return (
    <div className={`toaster ${className}`}>
      <div ref={errors} role="alert" />
      <div ref={messages} role="status" />
      {isNeeded && (
        <Suspense>
          <ToastList errors={errors} messages={messages} />
        </Suspense>
      )}
    </div>
  );
}
