import { useNavigate, useSearchParams } from 'react-router';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readConsoleReturn } from './console-addresses.ts';
import { sellerApi } from './seller-api.ts';
import { saveSellerToken } from './seller-session.ts';
import { SendButton } from './send-button.tsx';
import { readText, useConsoleForm } from './use-console-form.ts';

export function SellerLoginForm() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data) => {
    const password = data.get('password');
    const body = { email: readText(data, 'email'), password: typeof password === 'string' ? password : '' };
    saveSellerToken((await sellerApi.sellerLogin({ body })).token);
    await navigate(readConsoleReturn(search.get('returnTo')), { replace: true });
  });
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
      <SendButton failure={failure} isSending={isSending}>
        Log in
      </SendButton>
    </form>
  );
}
