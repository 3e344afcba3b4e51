import { Link } from 'react-router';
import { consoleAddresses } from '../../console/shell/console-addresses.ts';
import { buildConsoleMeta, consoleHandle } from '../../console/shell/console-meta.ts';
import { SignedOutPage } from '../../console/shell/signed-out-page.tsx';
import { SellerLoginForm } from '../../console/shell/seller-login-form.tsx';

export const handle = consoleHandle;

export function meta() {
  return buildConsoleMeta('Log in');
}

export default function SellerLogin() {
  return (
    <SignedOutPage title="Sellers’ login" text="Your orders, products and customers.">
      <SellerLoginForm />
      <p className="text-center">
        <Link
          to="/forgot-password?account=seller"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Forgotten password?
        </Link>
      </p>
      <p className="text-center">
        Not selling here yet?{' '}
        <Link
          to={consoleAddresses.register}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Register your shop
        </Link>
      </p>
    </SignedOutPage>
  );
}
