import { identity } from '@urumuri/identity';
import { MailIcon, PhoneIcon } from '../ui/icons.tsx';

const link = 'inline-flex min-h-11 md:min-h-10 items-center gap-2 hover:underline';

/** E-mail first, then the phones: the same order on every page and in every place. */
export function ContactLinks({ className }: { className?: string }) {
  return (
    <ul className={className}>
      <li>
        <a href={`mailto:${identity.email}`} className={link}>
          <MailIcon className="size-4" />
          {identity.email}
        </a>
      </li>
      {identity.phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
            <PhoneIcon className="size-4" />
            {phone}
          </a>
        </li>
      ))}
    </ul>
  );
}
