import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startTurns } from './ui/hydrate-later.tsx';
import { followCustomer } from './platform/session/follow-customer.ts';
import type { PageState } from './page-scripts.ts';
import { pageStateId } from './page-state.ts';

async function takeOver(): Promise<void> {
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '{}') as PageState;
  const stream = new Response(`${JSON.stringify(state.data)}\n`).body;
  const modules = Object.entries(state.modules).map(async ([id, files]) => {
    const parts = await Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<object>));
    return [id, Object.assign({}, ...parts)] as const;
  });
  await import(/* @vite-ignore */ state.manifest);
  Object.assign(window, {
    __reactRouterContext: Object.assign(state.context as object, { stream }),
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
  });
  startTurns();
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

void takeOver();
