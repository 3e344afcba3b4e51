import type { ChatFriend } from '@urumuri/contract';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { usePresent } from '@urumuri/ui/live/live-presence.ts';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { CustomerPicture } from './customer-picture.tsx';

type ChatContactsProps = {
  contacts: readonly ChatFriend[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => Promise<void>;
};

/** Customers who have written, the latest first. */
export function ChatContacts({ contacts, hasOlder, isLoadingOlder, loadOlder }: ChatContactsProps) {
  const present = usePresent();
  const list = useRef<HTMLUListElement>(null);
  const showOlder = async () => {
    const firstOfThem = contacts.length;
    await loadOlder();
    list.current?.children[firstOfThem]?.querySelector('a')?.focus();
  };
  return (
    <nav aria-label="Customers" className="h-full overflow-y-auto">
      <ul ref={list}>
        {contacts.map(({ fdId, name, unreadCount = 0 }) => (
          <li key={fdId}>
            <NavLink
              to={consoleAddresses.chatWith(fdId)}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-16 items-center gap-3 border-b border-line px-4 py-2',
                  isActive ? 'bg-amber-wash' : 'hover:bg-mist',
                )
              }
            >
              <CustomerPicture name={name} isActive={present.has(fdId)} />
              <span className={classNames('min-w-0 flex-1 truncate', unreadCount > 0 && 'font-semibold')}>{name}</span>
              {unreadCount > 0 && (
                <span className="shrink-0 rounded-full bg-amber px-2 py-0.5 text-xs font-semibold tabular-nums">
                  {unreadCount} new
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      {hasOlder && (
        <div className="p-3 text-center">
          <Button look="quiet" className="text-sm" aria-disabled={isLoadingOlder} onClick={() => void showOlder()}>
            Earlier customers
          </Button>
        </div>
      )}
    </nav>
  );
}
