import { AccountPage } from '../../features/account/account-page.tsx';
import { ConfirmEmail } from '../../features/account/confirm-email.tsx';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';

export function meta() {
  return buildPersonalMeta('Confirm your e-mail');
}

export default function Page() {
  return (
    <AccountPage title="Confirm your e-mail" text="So that we can reach you about your orders.">
      <ConfirmEmail />
    </AccountPage>
  );
}
