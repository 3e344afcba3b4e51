const running = new WeakMap<Element, { frame: number; left: number }>();

/** Where a rail stands, or will when its movement is over: a second press goes on from there. */
export function restingLeft(element: Element): number {
  return running.get(element)?.left ?? element.scrollLeft;
}

/**
 * Scrolls a rail sideways in exactly `durationMs`; browsers choose the length of their own smooth
 * scrolling. Snapping rests meanwhile, or it would fight every frame.
 */
export function animateScroll(element: HTMLElement, left: number, durationMs: number): Promise<void> {
  cancelAnimationFrame(running.get(element)?.frame ?? 0);
  running.delete(element);
  const from = element.scrollLeft;
  const distance = left - from;
  if (durationMs === 0 || prefersReducedMotion() || Math.abs(distance) < 1) {
    element.scrollTo({ left, behavior: 'instant' });
    return Promise.resolve();
  }
  element.style.scrollSnapType = 'none';
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
      element.scrollLeft = from + distance * easeInOut(progress);
      if (progress < 1) {
        running.set(element, { frame: requestAnimationFrame(step), left });
        return;
      }
      running.delete(element);
      element.style.scrollSnapType = '';
      resolve();
    };
    running.set(element, { frame: requestAnimationFrame(step), left });
  });
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2;
}
