import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../lib/animate-scroll.ts';

type Autoplay = {
  isPlaying: boolean;
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
  const [isPlaying, setPlaying] = useState(true);
  const [isResting, setResting] = useState(false);

  useEffect(() => {
    if (prefersReducedMotion() || savesData()) setPlaying(false);
  }, []);

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
    toggle: () => setPlaying((playing) => !playing),
    restHandlers: { onPointerEnter: rest, onPointerLeave: resume, onFocus: rest, onBlur: resume },
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
