import { AccountPage } from '../../features/account/account-page.tsx';
import { ResetForm } from '../../features/account/reset-form.tsx';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { answerForm } from '@urumuri/ui/forms/form-answer.ts';
import { readChecked } from '../../features/account/account-action.ts';
import { newPasswordRules } from '../../features/account/account-rules.ts';
import { api } from '../../platform/api/api.ts';
import type { Route } from './+types/reset-password.ts';

/** The secret of the link stands behind the # and never reaches a log. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const data = await request.formData();
  const token = location.hash.slice(1) || '-';
  const reset = () => api.resetPassword({ body: { ...readChecked(data, newPasswordRules), token } });
  return answerForm(data, reset, { password_too_common: 'newPassword' });
}

export const meta = personalMeta('New password');

export default function Page() {
  return (
    <AccountPage title="New password" text="Choose a new password. All your devices are logged out then.">
      <ResetForm />
    </AccountPage>
  );
}
