import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createRoutesStub, type LoaderFunctionArgs, Outlet, useLocation } from 'react-router';
import { vi } from 'vitest';
import { api } from '../platform/api/api.ts';
import { createLoadContext } from '../platform/api/server-api.ts';

/** The exports of a route's file, as far as a browser sees them. */
type PageModule = {
  default: ComponentType<never>;
  loader?: (args: never) => Promise<unknown>;
  clientLoader?: (args: never) => unknown;
  ErrorBoundary?: ComponentType<never>;
};
type Call = { body: unknown; search: URLSearchParams; token: string | undefined };
type Answer = object | ((call: Call) => object);

/** A refusal as the shop words it. */
export class Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details: unknown;

  constructor(status: number, code: string, message: string, details?: unknown) {
    this.status = status;
    this.code = code;
    this.message = message;
    this.details = details;
  }
}

/**
 * Answers for the shop at the edge of the network, by `METHOD /path`; a call that is not foreseen fails the
 * test. Returns what was asked, in order.
 */
export function answerCalls(answers: Record<string, Answer>) {
  const asked: { call: string; body: unknown }[] = [];
  const answer = async (address: string, init: RequestInit) => {
    const { pathname, searchParams: search } = new URL(address, location.href);
    const call = `${init.method ?? 'GET'} ${pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    asked.push({ call, body });
    const given = answers[call];
    if (!given) throw new Error(`The test has no answer for ${call}`);
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
    const said = await (typeof given === 'function' ? given({ body, search, token }) : given);
    if (!(said instanceof Refusal)) return Response.json(said);
    const { status, code, message, details } = said;
    return Response.json({ error: message, message, code, requestId: 'r-1', details }, { status });
  };
  vi.stubGlobal('fetch', answer);
  return asked;
}

function ShownAddress() {
  const { pathname, search } = useLocation();
  return <p>{`Arrived at ${pathname}${search}`}</p>;
}

/** Opens an address in a real router; what is none of the given pages only says that one arrived there. */
export function openPage(address: string, pages: Record<string, PageModule>) {
  const routes = Object.entries(pages).map(([path, page]) => ({
    path,
    loader: (args: LoaderFunctionArgs) => loadPage(page, args),
    Component: page.default as ComponentType,
    ErrorBoundary: page.ErrorBoundary as ComponentType,
  }));
  const Shop = createRoutesStub([
    {
      id: 'root',
      loader: () => ({ origin: location.origin, categories: [{ name: 'Kettles', image: '' }] }),
      HydrateFallback: () => null,
      Component: Outlet,
      children: [...routes, { path: '*', Component: ShownAddress }],
    },
  ]);
  return { user: userEvent.setup({ delay: null }), ...render(<Shop initialEntries={[address]} />) };
}

/** As the router does in the browser: the page's own loader, which may ask for the server's. */
function loadPage({ loader, clientLoader }: PageModule, args: LoaderFunctionArgs): unknown {
  const serverLoader = async () => {
    const loaded = await loader?.({ ...args, context: createLoadContext(api) } as never);
    return typeof loaded === 'object' && loaded !== null && 'init' in loaded && 'data' in loaded ? loaded.data : loaded;
  };
  return clientLoader ? clientLoader({ ...args, serverLoader } as never) : serverLoader();
}

/** A token as the shop signs them, for a customer who is there for an hour. */
export function buildToken(customer: { id?: string; name?: string } = {}): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const payload = { id: 'customer-1', name: 'Aline Uwase', email: 'aline@example.com', exp, ...customer };
  return `header.${btoa(JSON.stringify(payload))}.signature`;
}

/** What is said beside a field, as a screen reader says it with the field. */
export function noteOn(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
