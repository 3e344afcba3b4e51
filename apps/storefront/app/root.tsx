import { type Category, UNREACHABLE_MESSAGE } from '@urumuri/contract';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { JsonLd } from './layout/json-ld.tsx';
import { NotFound } from './layout/not-found.tsx';
import { PageFrame } from './layout/page-frame.tsx';
import { UnexpectedError } from './layout/unexpected-error.tsx';
import { buildOrganisation } from './platform/seo/seo.ts';
import { IdentityContext } from '@urumuri/ui/identity-context.tsx';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { failureTitle, readFailure } from '@urumuri/ui/offline/page-failure.ts';
import { failPage, serverApi } from './platform/api/server-api.ts';
import { remember } from './platform/remember.ts';
import { readSite, type SentSite } from './platform/site.ts';
import { EarlyTaps } from './runtime/early-taps.tsx';
import type { Route } from './+types/root.ts';
import styles from './styles/app.css?url';

const NOT_FOUND = 404;
const unexpectedTitle = 'Unexpected Application Error!';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(serverApi);
  const { identity: changes } = await api.getShopSettings().catch(failPage);
  const site: SentSite = {
    origin: new URL(request.url).origin,
    // What the office has changed; nothing in a shop that is as it was built.
    ...(Object.keys(changes).length > 0 ? { identity: changes } : {}),
  };
  const { categorys } = await api.getCategories().catch((error: unknown) => failPage(error, site));
  return { ...site, categories: listTopCategories(categorys) };
}

const listTopCategories = remember((categories: readonly Category[]) =>
  categories.filter(({ parentId }) => !parentId).map(({ name, image }) => ({ name, image })),
);

/** Cart buttons and hearts stand on most pages; what they do is fetched when one is pressed. */
export async function clientAction(args: Route.ClientActionArgs) {
  const found = await import('./platform/api/shopping.ts').catch(() => undefined);
  if (found) return found.shoppingAction(args);
  toast.error(UNREACHABLE_MESSAGE);
  return null;
}

/** Categories and settings change rarely: a page that is loaded anew has them. */
export const shouldRevalidate = () => false;

/** Also the title of the error page, which has no route of its own. */
export function meta({ error, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { identity } = readSite(matches, error);
  if (!error) return [{ title: identity.name }, { name: 'description', content: identity.description }];
  const title = isMissing(error) ? 'Page not found' : readFailure(error) ? failureTitle : unexpectedTitle;
  return [{ title: `${title} | ${identity.name}` }, { name: 'robots', content: 'noindex' }];
}

export function Layout({ children }: { children: ReactNode }) {
  const { identity } = readSite(useMatches(), useRouteError());
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14253b" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Ahead of the scripts: a browser asks for six files at a time. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <Links />
      </head>
      <body>
        <EarlyTaps />
        <IdentityContext value={identity}>{children}</IdentityContext>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData, matches }: Route.ComponentProps) {
  return (
    <PageFrame categories={loaderData.categories}>
      <Outlet />
      <JsonLd record={buildOrganisation(readSite(matches))} />
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
