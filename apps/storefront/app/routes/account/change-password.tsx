import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { failedPage } from '../../layout/failed-page.tsx';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { PasswordChangeFields } from '@urumuri/ui/parts/password-change-fields.tsx';
import { SendRow } from '../../features/account/send-row.tsx';
import { Devices } from '../../features/account/devices.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { api } from '../../platform/api/api.ts';
import { customerLoader } from '../../platform/session/customer-only.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { accountAction, readChecked } from '../../features/account/account-action.ts';
import { passwordChangeRules, passwordHint } from '../../features/account/account-rules.ts';
import type { Route } from './+types/change-password.ts';

const title = 'Change Password';

export const clientLoader = customerLoader(async ({ email }, signal) => ({
  email,
  sessions: (await api.getSessions({ signal })).sessions,
}));

export const clientAction = accountAction({
  changePassword: (data) => ({ body: readChecked(data, passwordChangeRules) }),
});

export const meta = personalMeta(title);

export default function ChangePassword({ loaderData: { email, sessions } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={title} />
      <p className="mb-6 max-w-md text-slate">You stay logged in here; your other devices are logged out.</p>
      <ActionForm intent="changePassword" label="Change Password" resets className="flex max-w-md flex-col gap-5">
        <PasswordChangeFields email={email} hint={passwordHint} />
        <SendRow sendingWords="Updating…" className="px-8">
          Update Password
        </SendRow>
      </ActionForm>
      <Devices sessions={sessions} />
      <p className="mt-8">
        <TextLink to={addresses.messages}>E-mail, phone and messages</TextLink>
      </p>
    </>
  );
}

/** As tall as the form: nothing below it moves. */
export function HydrateFallback() {
  return (
    <>
      <DashboardHeading title={title} />
      <p className="mb-6 max-w-md text-slate">You stay logged in here; your other devices are logged out.</p>
      <Skeleton className="h-88 max-w-md rounded-card" />
    </>
  );
}

export const ErrorBoundary = failedPage(title, 'This page could not be loaded');
