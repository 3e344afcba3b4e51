/** Runs once the browser has shown what it has: whoever tapped sees the tap before the work it leads to. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

export const painted = () => new Promise<void>(afterPaint);
