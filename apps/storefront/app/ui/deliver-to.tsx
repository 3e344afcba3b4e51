import { groupPhone, type ShippingInfo } from '@urumuri/contract';
import { MailIcon, PhoneIcon, PinIcon } from '@urumuri/ui/parts/icons.tsx';

const NO_POST = 'N/A';

/** Where an order goes, and how to reach the customer there. */
export function DeliverTo({ shipping, email }: { shipping: ShippingInfo; email: string }) {
  const { name, address, area, city, province, post, phone } = shipping;
  const parts = [address, area, city, province, post].filter((part) => part !== '' && part !== NO_POST);
  return (
    <>
      <p className="font-semibold">{name}</p>
      <ul className="mt-2 flex flex-col gap-1.5 text-slate">
        <li className="flex gap-2.5">
          <PinIcon className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 break-words">{parts.join(', ')}</span>
        </li>
        <li className="flex gap-2.5">
          <PhoneIcon className="mt-0.5 size-5 shrink-0" />
          <span className="tabular-nums">{groupPhone(phone)}</span>
        </li>
        {email && (
          <li className="flex gap-2.5">
            <MailIcon className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 break-words">{email}</span>
          </li>
        )}
      </ul>
    </>
  );
}
