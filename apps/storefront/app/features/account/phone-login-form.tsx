import { isApiError } from '@urumuri/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkPhone, checkPhoneLogin } from './recovery-rules.ts';
import { enter } from './enter.ts';
import { SendRow } from './send-row.tsx';
import { useAccountForm } from './use-account-form.ts';

/** With the account's password, or a code that is sent to the number. */
export function PhoneLoginForm({ returnTo, hasSms }: { returnTo: string; hasSms: boolean }) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [by, setBy] = useState<'password' | 'code'>('password');
  const { errors, failure, isSending, form } = useAccountForm({
    fields: ['phone', 'secret'],
    check: checkPhoneLogin,
    fieldOfCode: {},
    send: async ({ phone, secret }) => {
      const { token, message } = await api.loginByPhone({ body: { phone, [by]: secret } });
      enter(token, returnTo);
      toast.success(message);
      await navigate(returnTo, { replace: true });
    },
  });
  const sendCode = async () => {
    const phone = element.current?.querySelector<HTMLInputElement>('[name="phone"]');
    const wrong = checkPhone({ phone: phone?.value ?? '' }).phone;
    if (!phone || wrong) {
      toast.error(wrong ?? '');
      phone?.focus();
      return;
    }
    try {
      toast.success((await api.sendSignInCode({ body: { phone: phone.value } })).message);
      setBy('code');
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  };
  return (
    <form {...form} ref={element} method="post" aria-label="Login by phone" className="flex flex-col gap-5">
      <NeedsJavaScript />
      <TextField label="Phone number" name="phone" type="tel" autoComplete="tel" required error={errors.phone} />
      {by === 'password' ? (
        <PasswordField label="Password" name="secret" autoComplete="current-password" required error={errors.secret} />
      ) : (
        <TextField
          label="Code"
          name="secret"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errors.secret}
          hint="Six digits, sent to your phone."
        />
      )}
      <SendRow failure={failure} isSending={isSending}>
        {isSending ? 'Logging in…' : 'Login'}
      </SendRow>
      {hasSms && (
        <Button type="button" look="secondary" onClick={() => void sendCode()}>
          {by === 'password' ? 'Send me a code instead' : 'Send another code'}
        </Button>
      )}
    </form>
  );
}
