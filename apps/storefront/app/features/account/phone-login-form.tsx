import { useState } from 'react';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { PasswordField } from '@urumuri/ui/parts/password-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { SendRow } from './send-row.tsx';

/** With the account's password, or a code that is sent to the number. */
export function PhoneLoginForm({ hasSms }: { hasSms: boolean }) {
  const isReady = useHydrated();
  const [by, setBy] = useState<'password' | 'code'>('password');
  return (
    <ActionForm<'loginByPhone' | 'sendSignInCode'>
      values={{ by }}
      label="Login by phone"
      onDone={(answer) => 'token' in answer || setBy('code')}
    >
      <NeedsJavaScript />
      <TextField label="Phone number" name="phone" type="tel" autoComplete="tel" required />
      {by === 'password' ? (
        <PasswordField label="Password" name="secret" autoComplete="current-password" required />
      ) : (
        <TextField
          label="Code"
          name="secret"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          hint="Six digits, sent to your phone."
        />
      )}
      <SendRow intent="loginByPhone" sendingWords="Logging in…">
        Login
      </SendRow>
      {hasSms && (
        <SubmitButton
          intent="sendSignInCode"
          look="secondary"
          disabled={!isReady}
          className="needs-script disabled:opacity-100"
        >
          {by === 'password' ? 'Send me a code instead' : 'Send another code'}
        </SubmitButton>
      )}
    </ActionForm>
  );
}
