import type { ChatFriend } from '@urumuri/contract';
import { ConversationFrame } from '../../components/chat/conversation-frame.tsx';
import { MessageField } from '../../components/chat/message-field.tsx';
import { MessageList } from '../../components/chat/message-list.tsx';
import { addresses } from '../../lib/addresses.ts';
import { api } from '../../lib/api.ts';
import { emitLive } from '../../lib/live-hub.ts';
import { usePresent } from '../../lib/live-presence.ts';
import type { ThreadPage } from '../../lib/thread-messages.ts';
import { useThread } from '../../lib/use-thread.ts';
import { SellerPicture } from './seller-picture.tsx';

type ConversationProps = { seller: ChatFriend; page: ThreadPage };

export function Conversation({ seller, page }: ConversationProps) {
  const { fdId: sellerId } = seller;
  const isActive = usePresent().has(sellerId);
  const { send, ...thread } = useThread(page, {
    async deliver(text, clientMessageId) {
      const { message } = await api.sendMessageToSeller({ body: { sellerId, text, clientMessageId } });
      emitLive('send_customer_message', message);
      return message;
    },
    loadBefore: (beforeSequence) => api.addChatFriend({ body: { sellerId, beforeSequence } }),
  });
  return (
    <ConversationFrame
      name={seller.name}
      picture={<SellerPicture image={seller.image} isActive={false} />}
      presence={isActive ? 'Online' : 'Answers when back online'}
      back={{ to: addresses.chat, label: 'All conversations' }}
    >
      <MessageList otherId={sellerId} invitation="Say hello. Your message is kept if the seller is away." {...thread} />
      <MessageField otherName={seller.name} onSend={send} />
    </ConversationFrame>
  );
}
