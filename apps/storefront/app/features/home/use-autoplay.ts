import { useEffect, useState, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../../ui/animate-scroll.ts';
import { watchMedia } from '../../ui/use-media.ts';

type Autoplay = {
  isPlaying: boolean;
  /** Somebody is about to look or to touch. */
  isResting: boolean;
  toggle: () => void;
  /** For the element that moves: it rests while pointed at, touched or focused. */
  restHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
};

/** Calls `advance` every `intervalMs`, unless the visitor asked for less motion or less data. */
export function useAutoplay(advance: () => void, intervalMs: number): Autoplay {
  const wantsCalm = useSyncExternalStore(watchMotion, prefersCalm, () => false);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isResting, setResting] = useState(false);
  const isPlaying = choice ? choice === 'play' : !wantsCalm;

  useEffect(() => {
    if (!isPlaying || isResting) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [advance, intervalMs, isPlaying, isResting]);

  const rest = () => setResting(true);
  const resume = () => setResting(false);
  return {
    isPlaying,
    isResting,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
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
