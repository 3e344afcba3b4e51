import { AccountPage } from '../../features/account/account-page.tsx';
import { ForgotForm } from '../../features/account/forgot-form.tsx';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import type { Route } from './+types/forgot-password.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await context.get(serverApi).getShopSettings().catch(failPage) };
}

export function meta() {
  return buildPersonalMeta('Forgotten password');
}

export default function ForgotPassword({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <AccountPage title="Forgotten password" text="We send you a link to choose a new one by. It works for one hour.">
      <ForgotForm channels={settings.channels} />
    </AccountPage>
  );
}
