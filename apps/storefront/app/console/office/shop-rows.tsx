import type { SellerAccount } from '@urumuri/contract';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../shell/confirm-button.tsx';
import { telAddress } from '../calls/customer-links.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';

const words = {
  pending: { label: 'Waiting', tone: 'signal' },
  approved: { label: 'Open', tone: 'success' },
  suspended: { label: 'Suspended', tone: 'danger' },
} as const;

/** Every shop of the marketplace; those that wait to be let in come first. */
export function ShopRows({ sellers }: { sellers: readonly SellerAccount[] }) {
  const { run, isBusy } = useSellerTask();
  const change = (sellerId: string, status: 'approved' | 'suspended') =>
    run(() => sellerApi.changeSellerStatus({ params: { sellerId }, body: { status } }));
  return (
    <ul className="flex flex-col gap-2.5">
      {sellers.map(({ _id, shopName, ownerName, email, phone, whatsapp, place, status, products }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line p-4">
          <div className="min-w-0 flex-1 basis-56">
            <h2 className="flex flex-wrap items-center gap-2 text-base">
              {shopName} <Badge tone={words[status].tone}>{words[status].label}</Badge>
            </h2>
            <p className="text-sm break-words text-slate">
              {ownerName} · {email}
            </p>
            <p className="text-sm break-words text-slate">
              <a href={telAddress(phone)} className="underline">
                {phone}
              </a>
              {whatsapp && ` · WhatsApp ${whatsapp}`}
              {place && ` · ${place}`}
            </p>
            <p className="text-sm">{products === 1 ? '1 product' : `${products} products`}</p>
          </div>
          {status === 'approved' ? (
            <ConfirmButton
              question={`Suspend ${shopName}?`}
              consequence="Its products leave the shelves and it is logged out everywhere. Open orders go on."
              confirmLabel="Suspend it"
              isBusy={isBusy}
              onConfirm={() => change(_id, 'suspended')}
            >
              Suspend<span className="sr-only"> {shopName}</span>
            </ConfirmButton>
          ) : (
            <Button disabled={isBusy} onClick={() => void change(_id, 'approved')}>
              Approve<span className="sr-only"> {shopName}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
