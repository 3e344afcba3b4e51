import { useState } from 'react';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { api } from '../../platform/api/api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { passwordHint } from './account-rules.ts';
import { checkNewPassword } from './recovery-rules.ts';
import { SendRow } from './send-row.tsx';
import { useAccountForm } from './use-account-form.ts';

/** A new password, by the link of a message: its secret stands behind the # and never reaches a log. */
export function ResetForm() {
  const [done, setDone] = useState<Awaited<ReturnType<typeof api.resetPassword>>>();
  const { errors, failure, isSending, form } = useAccountForm({
    fields: ['newPassword', 'confirmPassword'],
    check: checkNewPassword,
    fieldOfCode: { password_too_common: 'newPassword' },
    send: async (values) =>
      setDone(await api.resetPassword({ body: { ...values, token: location.hash.slice(1) || '-' } })),
  });
  if (done) {
    return (
      <div role="status" className="flex flex-col gap-5">
        <p className="rounded-control bg-amber-wash px-4 py-3 font-medium">{done.message}</p>
        <LinkButton
          to={done.account === 'seller' ? addresses.sellerLogin : addresses.login}
          reloadDocument={done.account === 'seller'}
        >
          Login
        </LinkButton>
      </div>
    );
  }
  return (
    <form {...form} method="post" aria-label="Choose a new password" className="flex flex-col gap-5">
      <NeedsJavaScript />
      <PasswordField
        label="New password"
        id="new-password"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={passwordHint}
        error={errors.newPassword}
      />
      <PasswordField
        label="New password again"
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
      <SendRow failure={failure} isSending={isSending}>
        {isSending ? 'Saving…' : 'Save the new password'}
      </SendRow>
    </form>
  );
}
