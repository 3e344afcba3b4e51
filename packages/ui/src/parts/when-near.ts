/** About a phone's screen ahead of the thumb, and a card's width along a row. */
const margins = { rootMargin: '600px 0px', scrollMargin: '0px 160px' };

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function tellWhoIsNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
}

/** Runs once an element is nearly in sight; the answer cancels it. */
export function whenNear(element: Element, run: () => void): () => void {
  observer ??= new IntersectionObserver(tellWhoIsNear, margins);
  waiting.set(element, run);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

const firstPage = typeof location === 'undefined' ? '' : readPage();

function readPage(): string {
  return location.pathname + location.search;
}

/** Whether the page on the screen was made in the browser: what came with the server's page is the browser's own. */
export function isMadeHere(): boolean {
  return typeof location !== 'undefined' && readPage() !== firstPage;
}
