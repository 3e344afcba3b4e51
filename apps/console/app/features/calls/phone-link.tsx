import { groupPhone } from '@urumuri/contract';
import { telAddress } from './customer-links.ts';

/** A number to tap, large enough for a thumb and grouped for the eye. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telAddress(phone)} className="inline-flex min-h-11 items-center underline underline-offset-4">
      {groupPhone(phone)}
    </a>
  );
}
