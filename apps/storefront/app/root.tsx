import type { Category } from '@urumuri/contract';
import { applyIdentity, identity } from '@urumuri/identity';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import { JsonLd } from './layout/json-ld.tsx';
import { NotFound } from './layout/not-found.tsx';
import { PageFrame } from './layout/page-frame.tsx';
import { UnexpectedError } from './layout/unexpected-error.tsx';
import { addresses } from './platform/format/addresses.ts';
import { buildOrganisation } from './platform/seo/seo.ts';
import { failureTitle, readFailure } from './platform/api/page-failure.ts';
import { failPage, serverApi } from './platform/api/server-api.ts';
import { remember } from './platform/remember.ts';
import { usePageTurn } from './ui/hydrate-later.tsx';
import type { Route } from './+types/root.ts';
import './styles/app.css';

const NOT_FOUND = 404;
const unexpectedTitle = 'Unexpected Application Error!';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(serverApi);
  const [{ categorys }, { identity: changes }] = await Promise.all([
    api.getCategories().catch(failPage),
    api.getShopSettings().catch(failPage),
  ]);
  return {
    origin: new URL(request.url).origin,
    // What the office has changed; nothing in a shop that is as it was built.
    ...(Object.keys(changes).length > 0 ? { identity: changes } : {}),
    categories: listTopCategories(categorys),
  };
}

const listTopCategories = remember((categories: readonly Category[]) =>
  categories.filter(({ parentId }) => !parentId).map(({ name, image }) => ({ name, image })),
);

/** Categories and settings change rarely: only the office asks for them again, where it has changed them. */
export function shouldRevalidate({ currentUrl }: { currentUrl: URL }): boolean {
  return currentUrl.pathname === addresses.settings;
}

/** Also the title of the error page, which has no route of its own. */
export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!error) return [{ title: identity.name }, { name: 'description', content: identity.description }];
  const title = isMissing(error) ? 'Page not found' : readFailure(error) ? failureTitle : unexpectedTitle;
  return [{ title: `${title} | ${identity.name}` }, { name: 'robots', content: 'noindex' }];
}

export function Layout({ children }: { children: ReactNode }) {
  usePageTurn();
  const data = useRouteLoaderData<typeof loader>('root');
  // Before anything that shows it, here and in the browser: both then write the same page.
  if (data) applyIdentity(data.identity);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14253b" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Last, as the server's React writes them: Preact takes links over in their order, and on the way from a page
            with styles of its own would take away those of another place. */}
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const bringsOwnFrame = useMatches().some(({ handle }) => (handle as { frame?: string } | undefined)?.frame === 'own');
  if (bringsOwnFrame) return <Outlet />;
  return (
    <PageFrame categories={loaderData.categories}>
      <Outlet />
      <JsonLd record={buildOrganisation(loaderData.origin)} />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // What the root loaded is still good when another loader failed.
  const categories = useRouteLoaderData<typeof loader>('root')?.categories ?? [];
  return (
    <PageFrame categories={categories}>{isMissing(error) ? <NotFound /> : <UnexpectedError error={error} />}</PageFrame>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === NOT_FOUND;
}
