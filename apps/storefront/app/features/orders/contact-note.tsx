import { identity } from '@urumuri/identity';
import { PhoneIcon } from '../../ui/icons.tsx';

/** What happens next with an order, and how to hurry it. */
export function ContactNote() {
  const [phone] = identity.phones;
  return (
    <p className="flex gap-3 rounded-control bg-amber-wash px-4 py-3 text-sm">
      <PhoneIcon className="mt-0.5 size-5 shrink-0" />
      <span>
        We will call you about payment and delivery. You can also contact the shop to confirm:{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="font-semibold whitespace-nowrap underline">
          {phone}
        </a>
      </span>
    </p>
  );
}
