import type { ChatFriend, SellerThread } from '@urumuri/contract';
import { classNames } from '../../lib/class-names.ts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { ChatContacts } from './chat-contacts.tsx';
import { ChatThread } from './chat-thread.tsx';
import { consoleAddresses } from './console-addresses.ts';
import { useRefresh } from './use-refresh.ts';

const refreshEveryMs = 4000;

type ChatViewProps = { contacts: readonly ChatFriend[]; thread?: SellerThread | undefined };

/** Customers beside the conversation; on a phone one of the two. */
export function ChatView({ contacts, thread }: ChatViewProps) {
  useRefresh(refreshEveryMs);
  return (
    <>
      {thread && (
        <LinkButton look="quiet" to={consoleAddresses.chat} className="-ml-5 self-start md:hidden">
          ← All customers
        </LinkButton>
      )}
      <div className="grid overflow-hidden rounded-card border border-line md:grid-cols-[16rem_1fr]">
        <div className={classNames('border-line md:block md:border-r', thread && 'hidden')}>
          <ChatContacts contacts={contacts} />
        </div>
        {thread ? (
          <ChatThread key={thread.current.fdId} thread={thread} />
        ) : (
          <p className="hidden min-h-64 items-center justify-center p-6 text-slate md:flex">
            Choose a customer to read and answer.
          </p>
        )}
      </div>
    </>
  );
}
