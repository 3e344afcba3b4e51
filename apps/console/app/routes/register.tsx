import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { answerForm } from '@urumuri/ui/forms/form-answer.ts';
import { readSecret, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { consoleMeta } from '../shell/seller-route.ts';
import { OneFormPage } from '../shell/one-form-page.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SellerRegisterForm } from '../shell/seller-register-form.tsx';
import type { Route } from './+types/register.ts';

export async function clientAction({ request }: Route.ClientActionArgs) {
  const data = await request.formData();
  const body = {
    ...readTexts(data, 'shopName', 'ownerName', 'email', 'phone'),
    password: readSecret(data, 'password'),
  };
  return answerForm(data, () => sellerApi.sellerRegister({ body }));
}

export const meta = consoleMeta('Register your shop');

export default function SellerRegister() {
  return (
    <OneFormPage title="Register your shop" text="We look at every shop and call before it opens.">
      <SellerRegisterForm />
      <p className="text-center">
        Already have a shop here? <TextLink to={consoleAddresses.login}>Log in</TextLink>
      </p>
    </OneFormPage>
  );
}
