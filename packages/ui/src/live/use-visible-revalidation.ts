import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Many events in a row are one reason to look again. */
const GATHER_MS = 150;

/**
 * Loads the page's data again soon, once for many wishes, and only while somebody looks at it: what is
 * shown to nobody is neither fetched nor counted as read.
 */
export function useVisibleRevalidation(): (withinMs?: number) => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);

  const run = useCallback(() => {
    timer.current = undefined;
    if (document.visibilityState === 'visible') void revalidate();
    else isWaiting.current = true;
  }, [revalidate]);

  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState !== 'visible' || !isWaiting.current) return;
      isWaiting.current = false;
      run();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [run]);

  return useCallback(
    (withinMs = GATHER_MS) => {
      if (timer.current === undefined) timer.current = setTimeout(run, withinMs);
    },
    [run],
  );
}
