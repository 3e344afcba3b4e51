import { LoadFailure } from '@urumuri/ui/parts/load-failure.tsx';
import type { ReactNode } from 'react';
import { PageBanner } from '../../layout/page-banner.tsx';
import { addresses } from '../../platform/format/addresses.ts';

type CheckoutFrameProps = {
  title: string;
  /** The page's place in the trail, when that is not its title. */
  step?: string;
  /** What the page comes after. */
  parent?: { label: string; to: string };
  children: ReactNode;
};

const cart = { label: 'Cart', to: addresses.cart };

/** What stands around the pages of the checkout, loaded or not. */
export function CheckoutFrame({ title, step = title, parent = cart, children }: CheckoutFrameProps) {
  const trail = [{ label: 'Home', to: addresses.home }, parent, { label: step }];
  return (
    <>
      <PageBanner title={title} trail={trail} />
      <div className="page-width flex-1 py-6 md:py-10">{children}</div>
    </>
  );
}

export function failedCheckout(title: string) {
  return function FailedCheckout({ error }: { error: unknown }) {
    return (
      <CheckoutFrame title={title}>
        <LoadFailure title="Your order could not be loaded" error={error} />
      </CheckoutFrame>
    );
  };
}
