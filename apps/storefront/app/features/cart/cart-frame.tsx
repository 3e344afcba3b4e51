import type { ReactNode } from 'react';
import { PageBanner } from '../../layout/page-banner.tsx';
import { addresses } from '../../platform/format/addresses.ts';

const trail = [{ label: 'Home', to: addresses.home }, { label: 'Cart' }];

/** What stands around the cart, loaded or not. */
export function CartFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageBanner title="Cart" trail={trail} />
      <div className="page-width flex-1 py-6 md:py-10">{children}</div>
    </>
  );
}
