import type { ChatFriend } from '@urumuri/contract';
import { Link } from 'react-router';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { usePresent } from '@urumuri/ui/live/live-presence.ts';
import { SellerPicture } from './seller-picture.tsx';

type ContactListProps = { contacts: readonly ChatFriend[]; currentId: string | undefined };

/** The sellers a customer talks with, the latest conversation first. */
export function ContactList({ contacts, currentId }: ContactListProps) {
  const active = usePresent();
  if (contacts.length === 0) return <NoContacts />;
  return (
    <nav aria-label="Sellers" className="h-full overflow-y-auto">
      <ul>
        {contacts.map((contact) => (
          <li key={contact.fdId}>
            <Contact contact={contact} isCurrent={contact.fdId === currentId} isActive={active.has(contact.fdId)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ContactProps = { contact: ChatFriend; isCurrent: boolean; isActive: boolean };

function Contact({ contact: { fdId, name, image, unreadCount = 0 }, isCurrent, isActive }: ContactProps) {
  return (
    <Link
      to={addresses.chatWith(fdId)}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-16 items-center gap-3 border-b border-line px-4 py-2 transition-colors',
        isCurrent ? 'bg-amber-wash' : 'hover:bg-mist',
      )}
    >
      <SellerPicture image={image} isActive={isActive} />
      <span className={classNames('min-w-0 flex-1 truncate', unreadCount > 0 && 'font-semibold')}>{name}</span>
      {unreadCount > 0 && (
        <span className="min-w-6 rounded-full bg-amber px-2 py-0.5 text-center text-xs font-semibold tabular-nums">
          {unreadCount}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </Link>
  );
}

function NoContacts() {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-4 p-6 text-center">
      <p className="text-slate">No conversations yet. Open a product and press Chat Seller.</p>
      <LinkButton to={addresses.shop} look="secondary">
        Browse the shop
      </LinkButton>
    </div>
  );
}
