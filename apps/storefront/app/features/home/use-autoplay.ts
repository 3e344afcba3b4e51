import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../../ui/animate-scroll.ts';
import { watchMedia } from '../../ui/use-media.ts';

/** Calls `advance` every `intervalMs`, unless the visitor asked for less motion or less data. */
export function useAutoplay(advance: () => void, intervalMs: number) {
  const wantsCalm = useSyncExternalStore(watchMotion, prefersCalm, () => false);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isResting, setResting] = useState(false);
  const isPlaying = choice ? choice === 'play' : !wantsCalm;

  const tick = useEffectEvent(() => {
    if (!document.hidden) advance();
  });
  useEffect(() => {
    if (!isPlaying || isResting) return;
    const timer = setInterval(() => tick(), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, isPlaying, isResting]);

  const rest = () => setResting(true);
  const resume = () => setResting(false);
  return {
    isPlaying,
    /** Somebody is about to look or to touch. */
    isResting,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    /** For the element that moves: it rests while pointed at, touched or focused. */
    restHandlers: { onPointerEnter: rest, onPointerLeave: resume, onFocus: rest, onBlur: resume },
  };
}

function prefersCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return prefersReducedMotion() || connection?.saveData === true;
}

function watchMotion(listener: () => void): () => void {
  return watchMedia('(prefers-reduced-motion: reduce)', listener);
}
