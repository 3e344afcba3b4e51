import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveState } from '../live/live-hub.ts';

type LivePausedProps = { state: LiveState; onRetry: () => void; onPoll: () => void };

/** Most gaps are over before anybody need know of them. */
const PATIENCE_MS = 15_000;
const POLL_MS = 30_000;

/** Says quietly that numbers may be old, and asks for them now and then while nobody tells them. */
export function LivePaused({ state, onRetry, onPoll }: LivePausedProps) {
  const isGone = state === 'reconnecting' || state === 'opening';
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    if (!isGone) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setPatient(true);
    };
  }, [isGone]);

  const isPaused = state === 'failed' || (isGone && !isPatient);
  const poll = useEffectEvent(onPoll);
  useEffect(() => {
    if (!isPaused) return;
    const timer = setInterval(() => poll(), POLL_MS);
    return () => clearInterval(timer);
  }, [isPaused]);

  return (
    <div role="status" className="fixed bottom-[calc(var(--bottom-bar-height)+1rem)] left-4 z-40">
      {isPaused && (
        <p className="flex items-center gap-1 rounded-full border border-line bg-white pl-4 text-sm shadow-lift">
          Live updates paused –
          <button type="button" onClick={onRetry} className="min-h-11 pr-4 pl-1 font-semibold underline">
            Retry
          </button>
        </p>
      )}
    </div>
  );
}
