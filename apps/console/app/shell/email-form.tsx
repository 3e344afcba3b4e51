import { limits } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { PasswordField } from '@urumuri/ui/parts/password-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { SendButton } from './send-button.tsx';

/** Another e-mail to sign in with; afterwards the seller's other devices are signed out. */
export function EmailForm() {
  return (
    <ActionForm intent="changeSellerEmail" label="Change email" resets>
      <TextField
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.emailLength}
        required
      />
      <PasswordField
        label="Password"
        name="oldPassword"
        autoComplete="current-password"
        required
        hint="The one you have now."
      />
      <SendButton>Change email</SendButton>
    </ActionForm>
  );
}
