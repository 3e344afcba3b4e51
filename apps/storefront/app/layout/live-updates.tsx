import { useEffect, useState } from 'react';
import { useSession } from '../platform/session/session.ts';
import { afterPaint } from '../platform/after-paint.ts';
import { LoadWhenIdle } from '@urumuri/ui/parts/load-when-idle.tsx';

const loadPart = async () => (await import('./live-listener.tsx')).LiveListener;

/**
 * Keeps the page up to date. Many guests only glance at a page: they load the code for it when they touch it, and it
 * begins by asking what it has missed.
 */
export function LiveUpdates() {
  const { customer } = useSession();
  const isTouched = useTouch();
  if (!customer && !isTouched) return null;
  return <LoadWhenIdle load={loadPart} />;
}

const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/** Whether the visitor has done anything yet. */
function useTouch(): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    const note = () => afterPaint(() => setIsTouched(true));
    for (const sign of signs) addEventListener(sign, note, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, note);
    };
  }, []);
  return isTouched;
}
