import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startTurns } from './ui/hydrate-later.tsx';
import { nextTask } from './platform/next-task.ts';
import type { PressedButtons } from './platform/pressed-buttons.ts';
import { followCustomer } from './platform/session/follow-customer.ts';
import type { PageState } from './page-scripts.ts';

/** The browser takes over the page that the server wrote. */
export async function takeOver(state: PageState, pressed: PressedButtons): Promise<void> {
  // Read in a task of its own, in which the router is made; the page follows in another (`usePageTurn`).
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await nextTask();
      controller.enqueue(new TextEncoder().encode(`${JSON.stringify(state.data)}\n`));
      controller.close();
    },
  });
  const modules = Object.entries(state.modules).map(async ([id, files]) => {
    const parts = await Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<object>));
    return [id, Object.assign({}, ...parts)] as const;
  });
  Object.assign(window, {
    __reactRouterContext: Object.assign(state.context as object, { stream }),
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
  });
  startTurns(pressed);
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  followCustomer();
}
