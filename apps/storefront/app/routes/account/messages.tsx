import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { failedPage } from '../../layout/failed-page.tsx';
import { Reach } from '../../features/account/reach.tsx';
import { api } from '../../platform/api/api.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { customerLoader } from '../../platform/session/customer-only.ts';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import { accountAction, readChecked } from '../../features/account/account-action.ts';
import { codeRules, emailChangeRules, phoneRules } from '../../features/account/account-rules.ts';
import type { Route } from './+types/messages.ts';

const title = 'How we reach you';

export const clientLoader = customerLoader((_, signal) => api.getReach({ signal }));

export const clientAction = accountAction({
  changeEmail: (data) => ({ body: readChecked(data, emailChangeRules) }),
  changePhone: (data) => ({ body: readChecked(data, phoneRules) }),
  confirmPhone: (data) => ({ body: readChecked(data, codeRules) }),
});

export const meta = personalMeta(title);

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
      <DashboardHeading title={title} />
      <Skeleton className="h-96 max-w-2xl rounded-card" />
    </>
  );
}

export const ErrorBoundary = failedPage(title, 'This page could not be loaded');
