const LATEST_MS = 4_000;

/** Runs once the page has loaded and the browser has nothing better to do; the answer cancels it. */
export function whenIdle(run: () => void): () => void {
  let idle = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run, { timeout: LATEST_MS });
    else timer = setTimeout(run, LATEST_MS / 2);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
