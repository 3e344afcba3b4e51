import type { ChatFriend } from '@urumuri/contract';
import { ConversationFrame } from '../../ui/chat/conversation-frame.tsx';
import { MessageField } from '../../ui/chat/message-field.tsx';
import { MessageList } from '../../ui/chat/message-list.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { api } from '../../platform/api/api.ts';
import { emitLive } from '../../platform/live/live-hub.ts';
import { usePresent } from '../../platform/live/live-presence.ts';
import type { ThreadPage } from '../../ui/chat/thread-messages.ts';
import { useThread } from '../../ui/chat/use-thread.ts';
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
