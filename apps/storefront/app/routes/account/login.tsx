import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { AccountPage } from '../../features/account/account-page.tsx';
import { arrive, arriveFromOidc } from '../../features/account/arrive.ts';
import { OtherAccountButton } from '../../features/account/other-account-button.tsx';
import { SendRow } from '../../features/account/send-row.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { PasswordField } from '@urumuri/ui/parts/password-field.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { useReturnTo } from '../../features/account/use-return-to.ts';
import { SellerLinks } from '../../features/account/seller-links.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { loadOrStale, useSnapshot } from '@urumuri/ui/offline/snapshots.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import { readSite } from '../../platform/site.ts';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import { accountAction, readChecked } from '../../features/account/account-action.ts';
import { loginRules } from '../../features/account/account-rules.ts';
import type { Route } from './+types/login.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await context.get(serverApi).getShopSettings().catch(failPage), notice: undefined };
}

export async function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  arriveFromOidc();
  const notice = arrive(url);
  const page = await loadOrStale({ url, signal: request.signal, load: serverLoader });
  return { ...page, notice };
}
clientLoader.hydrate = true as const;

export const clientAction = accountAction({ login: (data) => ({ body: readChecked(data, loginRules) }) });

export function meta({ matches }: Route.MetaArgs) {
  return buildPersonalMeta(
    matches,
    'Login',
    `Log in to ${readSite(matches).identity.name} to order, follow your deliveries and write to the sellers.`,
  );
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const { settings, notice } = loaderData;
  const returnTo = useReturnTo();
  useSnapshot(loaderData);
  return (
    <AccountPage title="Login" text="Welcome back. Log in to order and to see your cart.">
      <div role="status" className="empty:hidden">
        {notice && <p className="rounded-control bg-amber-wash px-4 py-3 text-sm font-medium">{notice}</p>}
      </div>
      <ActionForm intent="login" label="Login">
        <NeedsJavaScript />
        <TextField label="Email" name="email" type="email" autoComplete="username" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <SendRow sendingWords="Logging in…">Login</SendRow>
      </ActionForm>
      <p className="-my-2 flex flex-wrap justify-between gap-x-4">
        <TextLink to={addresses.forgotPassword}>Forgotten password?</TextLink>
        <TextLink data-action to={`${addresses.phoneLogin}?returnTo=${encodeURIComponent(returnTo)}`}>
          Login by phone
        </TextLink>
      </p>
      <p className="-my-2 text-center">
        New here?{' '}
        <TextLink data-action to={addresses.registerAndReturn(returnTo)}>
          Register
        </TextLink>
      </p>
      <OtherAccountButton isSetUp={settings.oidc} returnTo={returnTo} />
      <SellerLinks sellerAppUrl={settings.sellerAppUrl} />
    </AccountPage>
  );
}
