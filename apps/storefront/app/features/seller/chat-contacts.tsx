import type { ChatFriend } from '@urumuri/contract';
import { NavLink } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { consoleAddresses } from './console-addresses.ts';

/** Customers who have written, the latest first. */
export function ChatContacts({ contacts }: { contacts: readonly ChatFriend[] }) {
  if (contacts.length === 0) return <p className="p-4 text-slate">Nobody has written to your shop yet.</p>;
  return (
    <nav aria-label="Customers">
      <ul className="flex flex-col">
        {contacts.map(({ fdId, name, unreadCount = 0 }) => (
          <li key={fdId}>
            <NavLink
              to={consoleAddresses.chatWith(fdId)}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-14 items-center justify-between gap-3 border-b border-line px-4 font-semibold',
                  isActive ? 'bg-mist' : 'hover:bg-mist',
                )
              }
            >
              <span className="truncate">{name}</span>
              {unreadCount > 0 && (
                <span className="shrink-0 rounded-full bg-amber px-2 py-0.5 text-xs text-ink">{unreadCount} new</span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
