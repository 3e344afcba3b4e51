import type { CallOutput } from '@urumuri/contract';
import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { PasswordField } from '@urumuri/ui/parts/password-field.tsx';
import { passwordHint } from './account-rules.ts';
import { LinkUsed } from './link-used.tsx';
import { SendRow } from './send-row.tsx';

/** A new password, by the link of a message. */
export function ResetForm() {
  const [done, setDone] = useState<CallOutput<'resetPassword'>>();
  if (done)
    return <LinkUsed done={done} to={{ seller: addresses.sellerLogin, customer: addresses.login }} go="Login" />;
  return (
    <ActionForm intent="resetPassword" label="Choose a new password" onDone={setDone}>
      <NeedsJavaScript />
      <PasswordField
        label="New password"
        id="new-password"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={passwordHint}
      />
      <PasswordField label="New password again" name="confirmPassword" autoComplete="new-password" required />
      <SendRow sendingWords="Saving…">Save the new password</SendRow>
    </ActionForm>
  );
}
