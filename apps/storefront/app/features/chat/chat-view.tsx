import type { ChatFriend, ChatThread } from '@urumuri/contract';
import { api } from '../../platform/api/api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { emitLive } from '@urumuri/ui/live/live-hub.ts';
import { usePresent } from '@urumuri/ui/live/live-presence.ts';
import { getSession } from '../../platform/session/session.ts';
import { ConversationFrame } from '@urumuri/ui/chat/conversation-frame.tsx';
import { MessageField } from '@urumuri/ui/chat/message-field.tsx';
import { MessageList } from '@urumuri/ui/chat/message-list.tsx';
import type { ThreadPage } from '@urumuri/ui/chat/thread-messages.ts';
import { useThread } from '@urumuri/ui/chat/use-thread.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { ContactList } from './contact-list.tsx';
import { SellerPicture } from './seller-picture.tsx';

/** Contacts beside the conversation; on phones the one or the other. */
export function ChatView({ thread }: { thread: ChatThread }) {
  const { MyFriends: contacts, currentFd: current, messages, hasOlder } = thread;
  return (
    <div className="chat-panel grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className={classNames('min-h-0 md:border-r md:border-line', current && 'max-md:hidden')}>
        <ContactList contacts={contacts} currentId={current?.fdId} />
      </div>
      {current ? (
        <Conversation key={current.fdId} seller={current} page={{ messages, hasOlder }} />
      ) : (
        <p className="hidden items-center justify-center bg-mist p-6 text-center text-slate md:flex">
          Select a seller to start chatting
        </p>
      )}
    </div>
  );
}

type ConversationProps = { seller: ChatFriend; page: ThreadPage };

function Conversation({ seller, page }: ConversationProps) {
  const { fdId: sellerId } = seller;
  const isActive = usePresent().has(sellerId);
  const { send, ...thread } = useThread(page, {
    async deliver(text, clientMessageId) {
      const { customer } = getSession();
      const { message } = await api.sendMessageToSeller({
        body: { userId: customer?.id, name: customer?.name, sellerId, text, clientMessageId },
      });
      emitLive('send_customer_message', message);
      return message;
    },
    loadBefore: (beforeSequence) =>
      api.addChatFriend({ body: { userId: getSession().customer?.id, sellerId, beforeSequence } }),
  });
  return (
    <ConversationFrame
      name={seller.name}
      picture={<SellerPicture image={seller.image} isActive={false} />}
      presence={isActive ? 'Online' : 'Offline: answers later'}
      back={{ to: addresses.chat, label: 'All conversations' }}
    >
      <MessageList otherId={sellerId} invitation="Say hello. Your message is kept if the seller is away." {...thread} />
      <MessageField otherName={seller.name} onSend={send} />
    </ConversationFrame>
  );
}
