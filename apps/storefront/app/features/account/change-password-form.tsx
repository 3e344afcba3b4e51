import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { PasswordChangeFields } from '@urumuri/ui/parts/password-change-fields.tsx';
import { passwordHint } from './account-rules.ts';
import { SendRow } from './send-row.tsx';

/** Three fields; afterwards the customer's other devices are signed out. */
export function ChangePasswordForm({ email }: { email: string }) {
  return (
    <ActionForm intent="changePassword" label="Change Password" resets className="flex max-w-md flex-col gap-5">
      <PasswordChangeFields email={email} hint={passwordHint} />
      <SendRow sendingWords="Updating…" className="px-8">
        Update Password
      </SendRow>
    </ActionForm>
  );
}
