import { useNavigate } from 'react-router';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../platform/toast.ts';
import { checkRegistration, passwordHint } from './account-rules.ts';
import { enter } from './enter.ts';
import { SendRow } from './send-row.tsx';
import { useAccountForm } from './use-account-form.ts';

export function RegisterForm({ returnTo }: { returnTo: string }) {
  const navigate = useNavigate();
  const { errors, failure, isSending, form } = useAccountForm({
    fields: ['name', 'email', 'password'],
    check: checkRegistration,
    fieldOfCode: { email_taken: 'email', password_too_common: 'password' },
    send: async (body) => {
      const { token, message } = await api.register({ body });
      enter(token, returnTo);
      toast.success(message);
      await navigate(returnTo, { replace: true });
    },
  });
  return (
    <form {...form} method="post" aria-label="Register" className="flex flex-col gap-5">
      <NeedsJavaScript />
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        id="register-name"
        hint="As the rider and the sellers should call you."
        error={errors.name}
      />
      <TextField label="Email" name="email" type="email" autoComplete="username" required error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        id="register-password"
        hint={passwordHint}
        error={errors.password}
      />
      <SendRow failure={failure} isSending={isSending}>
        {isSending ? 'Creating your account…' : 'Register'}
      </SendRow>
    </form>
  );
}
