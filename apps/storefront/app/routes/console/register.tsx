import { Link } from 'react-router';
import { consoleAddresses } from '../../console/shell/console-addresses.ts';
import { buildConsoleMeta, consoleHandle } from '../../console/shell/console-meta.ts';
import { SignedOutPage } from '../../console/shell/signed-out-page.tsx';
import { SellerRegisterForm } from '../../console/shell/seller-register-form.tsx';

export const handle = consoleHandle;

export function meta() {
  return buildConsoleMeta('Register your shop');
}

export default function SellerRegister() {
  return (
    <SignedOutPage title="Register your shop" text="We look at every shop and call before it opens.">
      <SellerRegisterForm />
      <p className="text-center">
        You have a shop here?{' '}
        <Link
          to={consoleAddresses.login}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Log in
        </Link>
      </p>
    </SignedOutPage>
  );
}
