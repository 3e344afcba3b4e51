import { identity } from '@urumuri/identity';
import { classNames } from '../ui/class-names.ts';
import { MailIcon, PhoneIcon } from '../ui/icons.tsx';

/** E-mail first, then the phones: the same order on every page and in every place. */
export function ContactLinks({ className }: { className?: string }) {
  return (
    <ul className={classNames('contact-links', className)}>
      <li>
        <a href={`mailto:${identity.email}`}>
          <MailIcon />
          {identity.email}
        </a>
      </li>
      {identity.phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <PhoneIcon />
            {phone}
          </a>
        </li>
      ))}
    </ul>
  );
}
