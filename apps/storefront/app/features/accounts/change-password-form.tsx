import { useNavigate } from 'react-router';
import { PasswordChangeFields } from '../../components/ui/password-change-fields.tsx';
import { addresses } from '../../lib/addresses.ts';
import { api } from '../../lib/api.ts';
import { isSessionOver } from '../../lib/customer-only.ts';
import { signIn, signOut } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
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
