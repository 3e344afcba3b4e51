import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { PasswordField } from '@urumuri/ui/parts/password-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { passwordHint } from './account-rules.ts';
import { SendRow } from './send-row.tsx';

export function RegisterForm() {
  return (
    <ActionForm intent="register" label="Register">
      <NeedsJavaScript />
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        id="register-name"
        hint="As the rider and the sellers should call you."
      />
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        id="register-password"
        hint={passwordHint}
      />
      <SendRow sendingWords="Creating your account…">Register</SendRow>
    </ActionForm>
  );
}
