import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, Outlet, useLocation } from 'react-router';

type StubRoutes = Parameters<typeof createRoutesStub>[0];

function ShownAddress() {
  const { pathname, search } = useLocation();
  return <p>{`Arrived at ${pathname}${search}`}</p>;
}

/** Opens an address in a real router; what is none of the given routes only says that one arrived there. */
export function openRoutes(address: string, routes: StubRoutes, rootData: object, action?: StubRoutes[0]['action']) {
  // What is sent to `/` is for the root, as in the shop, and not for the last of the routes.
  const home = { index: true as const, Component: ShownAddress };
  const hasHome = routes.some(({ index, path }) => index === true || path === '/');
  const Pages = createRoutesStub([
    {
      id: 'root',
      loader: () => rootData,
      ...(action && { action }),
      HydrateFallback: () => null,
      Component: Outlet,
      children: [...routes, ...(hasHome ? [] : [home]), { path: '*', Component: ShownAddress }],
    },
  ]);
  return { user: userEvent.setup({ delay: null }), ...render(<Pages initialEntries={[address]} />) };
}

/** What is said beside a field, as a screen reader says it with the field. */
export function noteOn(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
