import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { unitPriceRwf } from '@urumuri/money';
import type { ReactNode } from 'react';
import { Cached } from '../../../runtime/cached.tsx';
import { PhoneIcon, ShieldIcon, TruckIcon } from '@urumuri/ui/parts/icons.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { addresses } from '../../../platform/format/addresses.ts';
import { zonesPromise } from './delivery-promise.ts';
import type { PageProduct } from './page-product.ts';
import { writeWarranty } from './warranty-words.ts';

/** Who sells it, how it comes, and what stands behind it. */
export function SellerPanel({ product }: { product: PageProduct }) {
  const delivery = zonesPromise(useIdentity(), unitPriceRwf(product.priceRwf, product.discountPercent));
  const warranty = product.warrantyMonths ? writeWarranty(product.warrantyMonths) : undefined;
  return (
    <div className="rounded-card border border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 pr-3 pl-5">
        <p className="min-w-0">
          <span className="block text-sm text-slate">Sold by</span>
          <span className="line-clamp-2 font-semibold">{product.shopName}</span>
          {product.shopDistrict && <span className="block truncate text-sm text-slate">{product.shopDistrict}</span>}
        </p>
        <LinkButton
          to={addresses.chatWith(product.sellerId)}
          look="secondary"
          rel="nofollow"
          className="shrink-0 px-4 text-sm"
        >
          Chat Seller
        </LinkButton>
      </div>
      <Cached as="ul" className="flex flex-col gap-3 px-5 py-4 text-sm" of={Promises} props={{ delivery, warranty }} />
    </div>
  );
}

/** The same for most products. */
function Promises({ delivery, warranty }: { delivery: string; warranty: string | undefined }) {
  const { city } = useIdentity().address;
  return (
    <>
      <Promise icon={<TruckIcon className="size-5 shrink-0" />} title={delivery}>
        to your door in {city}, and across Rwanda
      </Promise>
      <Promise icon={<PhoneIcon className="size-5 shrink-0" />} title="Nothing to pay online">
        we call you about payment and delivery
      </Promise>
      <Promise icon={<ShieldIcon className="size-5 shrink-0" />} title="Genuine">
        {warranty ? `with ${warranty} of warranty` : 'original products'}
      </Promise>
    </>
  );
}

function Promise({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      {icon}
      <span>
        <strong className="font-semibold">{title}</strong>, {children}
      </span>
    </li>
  );
}
