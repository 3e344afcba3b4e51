const running = new WeakMap<Element, number>();

/**
 * Scrolls a rail sideways in exactly `durationMs`; browsers choose the length of their own smooth
 * scrolling. Snapping rests meanwhile, or it would fight every frame.
 */
export function animateScroll(element: HTMLElement, left: number, durationMs: number): Promise<void> {
  cancelAnimationFrame(running.get(element) ?? 0);
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
        running.set(element, requestAnimationFrame(step));
        return;
      }
      element.style.scrollSnapType = '';
      resolve();
    };
    running.set(element, requestAnimationFrame(step));
  });
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2;
}
