import type { SellerAccount } from '@urumuri/contract';
import { Badge } from '../../ui/badge.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmButton } from '../shell/confirm-button.tsx';
import { PhoneLink } from '../calls/phone-link.tsx';
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
  const answerName = (sellerId: string, name: string, isAgreed: boolean) =>
    run(() => sellerApi.answerShopName({ params: { sellerId }, body: { name, isAgreed } }));
  return (
    <ul className="flex flex-col gap-2.5">
      {sellers.map(
        ({ _id, shopName, ownerName, email, phone, whatsapp, place, status, products, wantedName, hasSecondStep }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line p-4">
            <div className="min-w-0 flex-1 basis-56">
              <h2 className="flex flex-wrap items-center gap-2 text-base">
                {shopName} <Badge tone={words[status].tone}>{words[status].label}</Badge>
              </h2>
              <p className="text-sm break-words text-slate">
                {ownerName} · {email}
              </p>
              <p className="text-sm break-words text-slate">
                <PhoneLink phone={phone} />
                {whatsapp && ` · WhatsApp ${whatsapp}`}
                {place && ` · ${place}`}
              </p>
              <p className="text-sm">{products === 1 ? '1 product' : `${products} products`}</p>
            </div>
            <BusyButton
              look="quiet"
              className="px-3"
              isBusy={isBusy}
              onClick={() => void run(() => sellerApi.sendSellerReset({ params: { sellerId: _id } }))}
            >
              Send new password<span className="sr-only"> to {shopName}</span>
            </BusyButton>
            {hasSecondStep && (
              <ConfirmButton
                look="quiet"
                className="px-3"
                question={`Switch off the two-step sign-in of ${shopName}?`}
                consequence="For a seller who has lost phone and recovery codes. Make sure that it is them: call the number you know. They are logged out and sign in with the password alone."
                confirmLabel="Switch it off"
                isBusy={isBusy}
                onConfirm={() => run(() => sellerApi.resetSecondStep({ params: { sellerId: _id } }))}
              >
                Reset two steps<span className="sr-only"> of {shopName}</span>
              </ConfirmButton>
            )}
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
              <BusyButton isBusy={isBusy} onClick={() => void change(_id, 'approved')}>
                Approve<span className="sr-only"> {shopName}</span>
              </BusyButton>
            )}
            {wantedName !== undefined && (
              <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-amber-wash px-4 py-3">
                <p className="min-w-0 flex-1 basis-48 break-words">
                  Wants to be called <strong>{wantedName}</strong>
                </p>
                <BusyButton className="px-4" isBusy={isBusy} onClick={() => void answerName(_id, wantedName, true)}>
                  Agree<span className="sr-only"> to {wantedName}</span>
                </BusyButton>
                <BusyButton
                  look="secondary"
                  className="px-4"
                  isBusy={isBusy}
                  onClick={() => void answerName(_id, wantedName, false)}
                >
                  Refuse<span className="sr-only"> {wantedName}</span>
                </BusyButton>
              </div>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
