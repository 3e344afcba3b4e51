import { AccountPage } from '../../features/account/account-page.tsx';
import { ForgotForm } from '../../features/account/forgot-form.tsx';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { answerForm } from '@urumuri/ui/forms/form-answer.ts';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import { readChecked } from '../../features/account/account-action.ts';
import { forgottenRules } from '../../features/account/account-rules.ts';
import { api } from '../../platform/api/api.ts';
import type { Route } from './+types/forgot-password.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await context.get(serverApi).getShopSettings().catch(failPage) };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const data = await request.formData();
  const account = readText(data, 'account') === 'seller' ? 'seller' : 'customer';
  return answerForm(data, () => api.forgotPassword({ body: { account, ...readChecked(data, forgottenRules) } }));
}

/** Nothing on the page changes by it. */
export const shouldRevalidate = () => false;

export const meta = personalMeta('Forgotten password');

export default function ForgotPassword({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <AccountPage title="Forgotten password" text="We send you a link to choose a new one by. It works for one hour.">
      <ForgotForm channels={settings.channels} />
    </AccountPage>
  );
}
