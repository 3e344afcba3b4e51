import { useNavigate } from 'react-router';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../platform/toast.ts';
import { checkLogin } from './account-rules.ts';
import { enter } from './enter.ts';
import { SendRow } from './send-row.tsx';
import { useAccountForm } from './use-account-form.ts';

export function LoginForm({ returnTo }: { returnTo: string }) {
  const navigate = useNavigate();
  const { errors, failure, isSending, form } = useAccountForm({
    fields: ['email', 'password'],
    check: checkLogin,
    fieldOfCode: {},
    send: async (body) => {
      const { token, message } = await api.login({ body });
      enter(token, returnTo);
      toast.success(message);
      await navigate(returnTo, { replace: true });
    },
  });
  return (
    <form {...form} method="post" aria-label="Login" className="flex flex-col gap-5">
      <NeedsJavaScript />
      <TextField label="Email" name="email" type="email" autoComplete="username" required error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <SendRow failure={failure} isSending={isSending}>
        {isSending ? 'Logging in…' : 'Login'}
      </SendRow>
    </form>
  );
}
