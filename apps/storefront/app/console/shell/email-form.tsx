import { limits } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../platform/toast.ts';
import { sellerApi } from './seller-api.ts';
import { SendButton } from './send-button.tsx';
import { readSecret, readText, useConsoleForm } from './use-console-form.ts';

/** Another e-mail to sign in with; afterwards the seller's other devices are signed out. */
export function EmailForm() {
  const { revalidate } = useRevalidator();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(
    async (data, form) => {
      const body = { email: readText(data, 'email'), password: readSecret(data, 'password') };
      toast.success((await sellerApi.changeSellerEmail({ body })).message);
      form.reset();
      await revalidate();
    },
    { email_taken: 'email', wrong_password: 'password' },
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Change email" className="flex flex-col gap-5">
      <TextField
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.emailLength}
        required
        error={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        hint="The one you have now."
        error={errors.password}
      />
      <SendButton failure={failure} isSending={isSending}>
        Change email
      </SendButton>
    </form>
  );
}
