import { changeIdentity, firstIdentity, type Identity } from '@urumuri/identity';
import { IdentityContext } from '@urumuri/ui/identity-context.tsx';
import { loadOrStale } from '@urumuri/ui/offline/snapshots.ts';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { consoleAddresses, pathInConsole } from './shell/console-addresses.ts';
import { ConsoleError } from './shell/console-error.tsx';
import { ConsoleFrame } from './shell/console-frame.tsx';
import { consoleMeta } from './shell/seller-route.ts';
import { NeedsJavaScript } from './shell/needs-javascript.tsx';
import { shopApi } from './shell/shop-api.ts';
import type { Route } from './+types/root.ts';
import './styles/app.css';

/** Before the shop has said who it is, it is nobody: this page is built without knowing it. */
const unknownShop: Identity = { ...firstIdentity, name: '' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const load = async () => {
    const { identity: changes } = await shopApi.getShopSettings({ signal });
    return { identity: changeIdentity(changes) };
  };
  return loadOrStale({ url: new URL(request.url), signal, load, owner: 'shop', isFrame: true });
}

/** Who the shop is changes rarely: it is asked for again only where the office changes it. */
export function shouldRevalidate({ currentUrl }: ShouldRevalidateFunctionArgs): boolean {
  return pathInConsole(currentUrl) === consoleAddresses.settings;
}

export const meta = consoleMeta('Console');

export function Layout({ children }: { children: ReactNode }) {
  const identity = useRouteLoaderData<typeof clientLoader>('root')?.identity ?? unknownShop;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14253b" />
        <meta name="robots" content="noindex" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        <IdentityContext value={identity}>{children}</IdentityContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** What is seen until the scripts and the first page's data are there, on every page of the console. */
export function HydrateFallback() {
  return (
    <ConsoleFrame>
      <div className="page-width flex w-full flex-1 flex-col pt-5 pb-16 lg:pt-8">
        <NeedsJavaScript />
        <Skeleton className="mb-6 h-10 w-48" />
        <Skeleton className="h-96" />
      </div>
    </ConsoleFrame>
  );
}

export function ErrorBoundary() {
  return (
    <ConsoleFrame>
      <div className="page-width py-8">
        <ConsoleError />
      </div>
    </ConsoleFrame>
  );
}
