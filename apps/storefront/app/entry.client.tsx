import { type PageState, pageStateId } from './page-scripts.ts';
import { nextTask } from './platform/next-task.ts';
import { notePressedButtons } from './platform/pressed-buttons.ts';

/** A page that is never drawn, behind another window or in print, has its scripts all the same. */
const longestWaitMs = 1000;

/** Behind the first paint. */
async function firstPaint(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, document.hidden ? 0 : longestWaitMs);
  });
  await nextTask();
}

/** All at once, so that none is found out about only when another has been read. */
function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

/**
 * The page can be seen and read without scripts: they are fetched when it has been, and neither share its line nor
 * keep a slow processor from drawing it (decision 43).
 */
async function start(): Promise<void> {
  const pressed = notePressedButtons();
  await firstPaint();
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '{}') as PageState;
  state.files.forEach(preload);
  await nextTask();
  const [{ takeOver }] = await Promise.all([import('./take-over.tsx'), import(/* @vite-ignore */ state.manifest)]);
  await takeOver(state, pressed);
}

void start();
