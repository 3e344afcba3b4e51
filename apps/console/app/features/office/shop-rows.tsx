import type { SellerAccount } from '@urumuri/contract';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { PhoneLink } from '../calls/phone-link.tsx';
import { consoleAddresses as to } from '../../shell/console-addresses.ts';

const words = {
  pending: { label: 'Waiting', tone: 'signal' },
  approved: { label: 'Open', tone: 'success' },
  suspended: { label: 'Suspended', tone: 'danger' },
} as const;

/** Every shop of the marketplace; those that wait to be let in come first. */
export function ShopRows({ sellers }: { sellers: readonly SellerAccount[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {sellers.map((seller) => (
        <ShopRow key={seller._id} seller={seller} />
      ))}
    </ul>
  );
}

function ShopRow({ seller }: { seller: SellerAccount }) {
  const { shopName, ownerName, email, phone, whatsapp, place, status, products, wantedName, hasSecondStep } = seller;
  const params = { sellerId: seller._id };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line p-4">
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
        <p className="text-sm">{formatCount(products, 'product')}</p>
      </div>
      {status !== 'pending' && (
        <div className="flex flex-wrap gap-2.5">
          <LinkButton look="secondary" className="px-4" to={to.workFor(seller._id, to.products)}>
            Open its products<span className="sr-only">: {shopName}</span>
          </LinkButton>
          <LinkButton look="secondary" className="px-4" to={to.workFor(seller._id, to.orders)}>
            Open its orders<span className="sr-only">: {shopName}</span>
          </LinkButton>
        </div>
      )}
      <ActionButton intent="sendSellerReset" input={{ params }} look="quiet" className="px-3">
        Send new password<span className="sr-only"> to {shopName}</span>
      </ActionButton>
      {hasSecondStep && (
        <ConfirmButton
          intent="resetSecondStep"
          input={{ params }}
          look="quiet"
          className="px-3"
          question={`Switch off the two-step login of ${shopName}?`}
          consequence="For a seller who has lost their phone and recovery codes. Make sure it is really them: call the number you know. They are logged out and then log in with the password alone."
          confirmLabel="Switch off"
        >
          Reset two-step login<span className="sr-only"> of {shopName}</span>
        </ConfirmButton>
      )}
      {status === 'approved' ? (
        <ConfirmButton
          intent="changeSellerStatus"
          input={{ params, body: { status: 'suspended' } }}
          question={`Suspend ${shopName}?`}
          consequence="Its products go off sale and it is logged out everywhere. Open orders continue."
          confirmLabel="Suspend"
        >
          Suspend<span className="sr-only"> {shopName}</span>
        </ConfirmButton>
      ) : (
        <ActionButton intent="changeSellerStatus" input={{ params, body: { status: 'approved' } }}>
          Approve<span className="sr-only"> {shopName}</span>
        </ActionButton>
      )}
      {wantedName !== undefined && (
        <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-amber-wash px-4 py-3">
          <p className="min-w-0 flex-1 basis-48 break-words">
            Wants the new name <strong>{wantedName}</strong>
          </p>
          {[true, false].map((isAgreed) => (
            <ActionButton
              key={String(isAgreed)}
              intent="answerShopName"
              input={{ params, body: { name: wantedName, isAgreed } }}
              look={isAgreed ? 'primary' : 'secondary'}
              className="px-4"
            >
              {isAgreed ? 'Approve' : 'Refuse'}
              <span className="sr-only"> {wantedName}</span>
            </ActionButton>
          ))}
        </div>
      )}
    </li>
  );
}
