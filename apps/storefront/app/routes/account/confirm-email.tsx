import { AccountPage } from '../../features/account/account-page.tsx';
import { ConfirmEmail } from '../../features/account/confirm-email.tsx';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { answerForm } from '@urumuri/ui/forms/form-answer.ts';
import { api } from '../../platform/api/api.ts';
import type { Route } from './+types/confirm-email.ts';

export async function clientAction({ request }: Route.ClientActionArgs) {
  const token = location.hash.slice(1) || '-';
  return answerForm(await request.formData(), () => api.confirmEmail({ body: { token } }));
}

export const meta = personalMeta('Confirm your e-mail');

export default function Page() {
  return (
    <AccountPage title="Confirm your e-mail" text="So that we can reach you about your orders.">
      <ConfirmEmail />
    </AccountPage>
  );
}
