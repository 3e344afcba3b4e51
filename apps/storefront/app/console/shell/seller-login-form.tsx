import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CodeField } from '../security/code-field.tsx';
import { readConsoleReturn } from './console-addresses.ts';
import { sellerApi } from './seller-api.ts';
import { saveSellerToken } from './seller-session.ts';
import { SendButton } from './send-button.tsx';
import { readSecret, readText, useConsoleForm } from './use-console-form.ts';

export function SellerLoginForm() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [asksForCode, setAsksForCode] = useState(false);
  const { errors, failure, isSending, onSubmit } = useConsoleForm(
    async (data, form) => {
      const code = readText(data, 'code');
      const pair = { email: readText(data, 'email'), password: readSecret(data, 'password') };
      try {
        saveSellerToken((await sellerApi.sellerLogin({ body: code ? { ...pair, code } : pair })).token);
      } catch (error) {
        // The first time it only means that there is a second step.
        if (asksForCode || !isApiError(error, 'second_step_required')) throw error;
        flushSync(() => setAsksForCode(true));
        form.querySelector<HTMLElement>('[name="code"]')?.focus();
        return;
      }
      await navigate(readConsoleReturn(search.get('returnTo')), { replace: true });
    },
    { wrong_code: 'code', second_step_required: 'code' },
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Seller login" className="flex flex-col gap-5">
      <NeedsJavaScript />
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      {asksForCode && <CodeField error={errors.code} hasRecovery />}
      <SendButton failure={failure} isSending={isSending}>
        Log in
      </SendButton>
    </form>
  );
}
