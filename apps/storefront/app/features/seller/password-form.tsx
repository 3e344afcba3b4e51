import { limits } from '@urumuri/contract';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { toast } from '../../lib/toast.ts';
import { sellerApi } from './seller-api.ts';
import { SendButton } from './send-button.tsx';
import { useConsoleForm } from './use-console-form.ts';

const readSecret = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Three fields; afterwards the seller's other devices are signed out. */
export function PasswordForm({ email }: { email: string }) {
  const { errors, failure, isSending, onSubmit } = useConsoleForm(
    async (data, form) => {
      const body = {
        oldPassword: readSecret(data, 'oldPassword'),
        newPassword: readSecret(data, 'newPassword'),
        confirmPassword: readSecret(data, 'confirmPassword'),
      };
      toast.success((await sellerApi.changeSellerPassword({ body })).message);
      form.reset();
    },
    { wrong_password: 'oldPassword', password_too_common: 'newPassword' },
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Change password" className="flex flex-col gap-5">
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Old password"
        name="oldPassword"
        autoComplete="current-password"
        error={errors.oldPassword}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${limits.passwordMinLength} characters.`}
        error={errors.newPassword}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <SendButton failure={failure} isSending={isSending}>
        Change password
      </SendButton>
    </form>
  );
}
