import { useNavigate } from 'react-router';
import { PasswordChangeFields } from '../../ui/password-change-fields.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { api } from '../../platform/api/api.ts';
import { isSessionOver } from '../../platform/session/customer-only.ts';
import { signIn, signOut } from '../../platform/session/session.ts';
import { toast } from '../../platform/toast.ts';
import { checkPasswordChange, passwordHint } from './account-rules.ts';
import { SendRow } from './send-row.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Three fields; afterwards the customer's other devices are signed out. */
export function ChangePasswordForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const { errors, failure, isSending, form } = useAccountForm({
    fields: ['oldPassword', 'newPassword', 'confirmPassword'],
    check: checkPasswordChange,
    fieldOfCode: { wrong_password: 'oldPassword', password_too_common: 'newPassword' },
    send: async (body, element) => {
      try {
        const { message, token } = await api.changePassword({ body });
        if (token) signIn(token);
        element.reset();
        toast.success(message);
      } catch (error) {
        if (!isSessionOver(error)) throw error;
        signOut();
        await navigate(addresses.loginAndReturn(addresses.changePassword));
      }
    },
  });
  return (
    <form {...form} method="post" aria-label="Change Password" className="flex max-w-md flex-col gap-5">
      <PasswordChangeFields email={email} hint={passwordHint} errors={errors} />
      <SendRow failure={failure} isSending={isSending} className="px-8">
        {isSending ? 'Updating…' : 'Update Password'}
      </SendRow>
    </form>
  );
}
