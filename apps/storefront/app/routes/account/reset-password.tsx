import { AccountPage } from '../../features/account/account-page.tsx';
import { ResetForm } from '../../features/account/reset-form.tsx';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';

export function meta() {
  return buildPersonalMeta('New password');
}

export default function Page() {
  return (
    <AccountPage title="New password" text="Choose a new password. All your devices are logged out then.">
      <ResetForm />
    </AccountPage>
  );
}
