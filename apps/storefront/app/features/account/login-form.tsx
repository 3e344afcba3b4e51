import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { PasswordField } from '@urumuri/ui/parts/password-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { SendRow } from './send-row.tsx';

export function LoginForm() {
  return (
    <ActionForm intent="login" label="Login">
      <NeedsJavaScript />
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <SendRow sendingWords="Logging in…">Login</SendRow>
    </ActionForm>
  );
}
