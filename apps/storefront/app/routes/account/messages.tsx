import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { Reach } from '../../features/account/reach.tsx';
import { api } from '../../platform/api/api.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import { asCustomer } from '../../platform/session/customer-only.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/messages.ts';

const title = 'How we reach you';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asCustomer(request, () => api.getReach({ signal: request.signal }));
}

export function meta() {
  return buildPersonalMeta(title);
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={title} />
      <Reach reach={loaderData} />
    </>
  );
}

export function HydrateFallback() {
  return (
    <>
      <NeedsJavaScript />
      <DashboardHeading title={title} />
      <Skeleton className="h-96 max-w-2xl rounded-card" />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <DashboardHeading title={title} />
      <LoadFailure title="This page could not be loaded" error={error} />
    </>
  );
}
