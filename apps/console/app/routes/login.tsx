import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { shopAddresses } from '@urumuri/ui/format/shop-addresses.ts';
import { replace } from 'react-router';
import { answerForm } from '@urumuri/ui/forms/form-answer.ts';
import { readSecret, readText, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { ShopLink } from '../shell/shop-link.tsx';
import { consoleAddresses, readConsoleReturn } from '../shell/console-addresses.ts';
import { consoleMeta } from '../shell/seller-route.ts';
import { OneFormPage } from '../shell/one-form-page.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { saveSellerToken } from '../shell/seller-session.ts';
import { SellerLoginForm } from '../shell/seller-login-form.tsx';
import type { Route } from './+types/login.ts';

export async function clientAction({ request }: Route.ClientActionArgs) {
  const data = await request.formData();
  const code = readText(data, 'code');
  const body = { ...readTexts(data, 'email'), password: readSecret(data, 'password'), ...(code && { code }) };
  const logIn = async () => saveSellerToken((await sellerApi.sellerLogin({ body })).token);
  const answered = await answerForm(data, logIn, { wrong_code: 'code', second_step_required: 'code' });
  // The first time it only means that there is a second step.
  if (answered.code === 'second_step_required' && !data.has('code')) return { code: answered.code };
  if (answered.code) return answered;
  return replace(readConsoleReturn(new URL(request.url).searchParams.get('returnTo')));
}

export const meta = consoleMeta('Log in');

export default function SellerLogin() {
  return (
    <OneFormPage title="Sellers’ login" text="Your orders, products and customers.">
      <SellerLoginForm />
      <p className="text-center">
        <ShopLink
          to={`${shopAddresses.forgotPassword}?account=seller`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Forgotten password?
        </ShopLink>
      </p>
      <p className="text-center">
        New here? <TextLink to={consoleAddresses.register}>Register your shop</TextLink>
      </p>
    </OneFormPage>
  );
}
