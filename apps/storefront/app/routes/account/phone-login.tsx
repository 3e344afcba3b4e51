import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { AccountPage } from '../../features/account/account-page.tsx';
import { arrive } from '../../features/account/arrive.ts';
import { useReturnTo } from '../../features/account/use-return-to.ts';
import { PhoneLoginForm } from '../../features/account/phone-login-form.tsx';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { accountAction, readChecked } from '../../features/account/account-action.ts';
import { phoneLoginRules, phoneRules } from '../../features/account/account-rules.ts';
import { readText } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/phone-login.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await context.get(serverApi).getShopSettings().catch(failPage) };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  arrive(url);
  return serverLoader();
}
clientLoader.hydrate = true as const;

export const clientAction = accountAction({
  loginByPhone: (data) => {
    const { phone, secret } = readChecked(data, phoneLoginRules);
    return { body: { phone, [readText(data, 'by')]: secret } };
  },
  sendSignInCode: (data) => ({ body: readChecked(data, phoneRules) }),
});

export const meta = personalMeta('Login by phone');

export default function PhoneLogin({ loaderData: { settings } }: Route.ComponentProps) {
  const returnTo = useReturnTo();
  return (
    <AccountPage
      title="Login by phone"
      text="With the number you have confirmed, or gave us when you ordered by phone."
    >
      <PhoneLoginForm hasSms={settings.channels.sms} />
      <p className="-my-2 text-center">
        <TextLink data-action to={addresses.loginAndReturn(returnTo)}>
          Login with email
        </TextLink>
      </p>
    </AccountPage>
  );
}
