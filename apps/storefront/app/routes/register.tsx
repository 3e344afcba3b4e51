import { identity } from '@urumuri/identity';
import { Link } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { arrive, plainArrival } from '../features/accounts/arrive.ts';
import { OtherAccountButton } from '../features/accounts/other-account-button.tsx';
import { RegisterForm } from '../features/accounts/register-form.tsx';
import { SellerLinks } from '../features/accounts/seller-links.tsx';
import { addresses } from '../lib/addresses.ts';
import { loadKeptPage, useKeptPage } from '../lib/kept-page.ts';
import { buildPersonalMeta } from '../lib/personal-meta.ts';
import { failPage, serverApi } from '../lib/server-api.ts';
import type { Route } from './+types/register.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await context.get(serverApi).getShopSettings().catch(failPage), arrival: plainArrival };
}

export async function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  const arrival = arrive(url);
  const page = await loadKeptPage({ url, signal: request.signal, load: serverLoader });
  return { ...page, arrival };
}
clientLoader.hydrate = true as const;

export function meta() {
  return buildPersonalMeta(
    'Register',
    `Open an account at ${identity.name}: one place for your cart, your orders and your messages to sellers.`,
  );
}

export default function Register({ loaderData }: Route.ComponentProps) {
  const { settings, arrival } = loaderData;
  useKeptPage(loaderData);
  return (
    <AccountPage title="Register" text="Your name, your e-mail and a password: that is all it takes.">
      <RegisterForm returnTo={arrival.returnTo} />
      <p className="-my-2 text-center">
        You have an account?{' '}
        <Link
          to={addresses.loginAndReturn(arrival.returnTo)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Login
        </Link>
      </p>
      <OtherAccountButton isSetUp={settings.oidc} returnTo={arrival.returnTo} />
      <SellerLinks sellerAppUrl={settings.sellerAppUrl} />
    </AccountPage>
  );
}
