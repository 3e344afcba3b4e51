import type { SellerChats, SellerThread } from '@urumuri/contract';
import { Notice } from '../../ui/notice.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChatContacts } from './chat-contacts.tsx';
import { ChatThread } from './chat-thread.tsx';
import { useContacts } from './use-contacts.ts';
import { useRefresh } from '../shell/use-refresh.ts';

const refreshEveryMs = 4000;

type ChatViewProps = { chats: SellerChats; thread: SellerThread | undefined };

/** Customers beside the conversation; on a phone one of the two. */
export function ChatView({ chats, thread }: ChatViewProps) {
  useRefresh(refreshEveryMs);
  const list = useContacts(chats, thread?.current);
  if (list.contacts.length === 0) {
    return (
      <Notice title="Nobody has written to your shop yet" text="Questions of customers appear here by themselves." />
    );
  }
  return (
    <div className="chat-panel grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className={classNames('min-h-0 md:border-r md:border-line', thread && 'max-md:hidden')}>
        <ChatContacts {...list} />
      </div>
      {thread ? (
        <ChatThread key={thread.current.fdId} thread={thread} />
      ) : (
        <p className="hidden items-center justify-center bg-mist p-6 text-center text-slate md:flex">
          Choose a customer to read and answer.
        </p>
      )}
    </div>
  );
}
