import type { SellerChats, SellerThread } from '@urumuri/contract';
import { usePresent } from '@urumuri/ui/live/live-presence.ts';
import { ConversationFrame } from '@urumuri/ui/chat/conversation-frame.tsx';
import { MessageField } from '@urumuri/ui/chat/message-field.tsx';
import { MessageList } from '@urumuri/ui/chat/message-list.tsx';
import { useThread } from '@urumuri/ui/chat/use-thread.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { sellerApi } from '../../shell/seller-api.ts';
import { useRefresh } from '../../shell/use-refresh.ts';
import { ChatContacts } from './chat-contacts.tsx';
import { CustomerPicture } from './customer-picture.tsx';
import { useContacts } from './use-contacts.ts';

const refreshEveryMs = 4000;

type ChatViewProps = { chats: SellerChats; thread: SellerThread | undefined };

/** Customers beside the conversation; on a phone one of the two. */
export function ChatView({ chats, thread }: ChatViewProps) {
  useRefresh(refreshEveryMs);
  const list = useContacts(chats, thread?.current);
  if (list.contacts.length === 0) {
    return <Notice title="No messages yet" text="Questions from customers appear here." />;
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

/** A conversation with a customer. */
function ChatThread({ thread: page }: { thread: SellerThread }) {
  const { fdId: customerId, name } = page.current;
  const isActive = usePresent().has(customerId);
  const { send, ...thread } = useThread(page, {
    async deliver(text, clientMessageId) {
      const body = { text, clientMessageId };
      return (await sellerApi.sendMessageToCustomer({ params: { customerId }, body })).message;
    },
    loadBefore: (before) => sellerApi.getSellerThread({ params: { customerId }, query: { before } }),
  });
  return (
    <ConversationFrame
      name={name}
      picture={<CustomerPicture name={name} isActive={false} />}
      presence={isActive ? 'Online' : 'Offline: reads it later'}
      back={{ to: consoleAddresses.chat, label: 'All customers' }}
    >
      <MessageList otherId={customerId} {...thread} />
      <MessageField otherName={name} onSend={send} />
    </ConversationFrame>
  );
}
