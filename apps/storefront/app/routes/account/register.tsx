import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { AccountPage } from '../../features/account/account-page.tsx';
import { arrive } from '../../features/account/arrive.ts';
import { OtherAccountButton } from '../../features/account/other-account-button.tsx';
import { RegisterForm } from '../../features/account/register-form.tsx';
import { useReturnTo } from '../../features/account/use-return-to.ts';
import { SellerLinks } from '../../features/account/seller-links.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { loadOrStale, useSnapshot } from '@urumuri/ui/offline/snapshots.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import { readSite } from '../../platform/site.ts';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import { accountAction, readChecked } from '../../features/account/account-action.ts';
import { registrationRules } from '../../features/account/account-rules.ts';
import type { Route } from './+types/register.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await context.get(serverApi).getShopSettings().catch(failPage) };
}

export async function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  arrive(url);
  return loadOrStale({ url, signal: request.signal, load: serverLoader });
}
clientLoader.hydrate = true as const;

export const clientAction = accountAction({
  register: (data) => ({ body: readChecked(data, registrationRules) }),
});

export function meta({ matches }: Route.MetaArgs) {
  return buildPersonalMeta(
    matches,
    'Register',
    `Open an account at ${readSite(matches).identity.name}: one place for your cart, your orders and your messages to sellers.`,
  );
}

export default function Register({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData;
  const returnTo = useReturnTo();
  useSnapshot(loaderData);
  return (
    <AccountPage title="Register" text="Your name, your e-mail and a password: that is all it takes.">
      <RegisterForm />
      <p className="-my-2 text-center">
        You have an account?{' '}
        <TextLink data-action to={addresses.loginAndReturn(returnTo)}>
          Login
        </TextLink>
      </p>
      <OtherAccountButton isSetUp={settings.oidc} returnTo={returnTo} />
      <SellerLinks sellerAppUrl={settings.sellerAppUrl} />
    </AccountPage>
  );
}
