import { limits } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { PasswordChangeFields } from '../../ui/password-change-fields.tsx';
import { toast } from '../../platform/toast.ts';
import { sellerApi } from './seller-api.ts';
import { SendButton } from './send-button.tsx';
import { readSecret, useConsoleForm } from './use-console-form.ts';

/** Three fields; afterwards the seller's other devices are signed out. */
export function PasswordForm({ email }: { email: string }) {
  const { revalidate } = useRevalidator();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(
    async (data, form) => {
      const body = {
        oldPassword: readSecret(data, 'oldPassword'),
        newPassword: readSecret(data, 'newPassword'),
        confirmPassword: readSecret(data, 'confirmPassword'),
      };
      toast.success((await sellerApi.changeSellerPassword({ body })).message);
      form.reset();
      await revalidate();
    },
    { wrong_password: 'oldPassword', password_too_common: 'newPassword' },
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Change password" className="flex flex-col gap-5">
      <PasswordChangeFields email={email} hint={`At least ${limits.passwordMinLength} characters.`} errors={errors} />
      <SendButton failure={failure} isSending={isSending}>
        Change password
      </SendButton>
    </form>
  );
}
