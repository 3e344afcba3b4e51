import { Link } from 'react-router';
import { createIcon } from '../../ui/create-icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { consoleAddresses } from './console-addresses.ts';
import { UnreadBadge } from './unread-badge.tsx';

const MessageIcon = createIcon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.8V16h-2A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5z',
);

/** What waits in the chat, for small screens: there the menu may be scrolled away from its own number. */
export function UnreadLink({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link
      to={consoleAddresses.chat}
      className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 hover:bg-ink-soft lg:hidden"
    >
      <MessageIcon />
      <VisuallyHidden>Chat</VisuallyHidden>
      <UnreadBadge count={count} />
    </Link>
  );
}
