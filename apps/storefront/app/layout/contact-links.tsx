import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { MailIcon, PhoneIcon } from '@urumuri/ui/parts/icons.tsx';

/** E-mail first, then the phones: the same order on every page and in every place. */
export function ContactLinks({ className }: { className?: string }) {
  const { email, phones } = useIdentity();
  return (
    <ul className={classNames('contact-links', className)}>
      <li>
        <a href={`mailto:${email}`}>
          <MailIcon />
          {email}
        </a>
      </li>
      {phones.map((phone) => (
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
