import type { ChatFriend } from '@urumuri/contract';
import { Link } from 'react-router';
import { MessageField } from '../../components/chat/message-field.tsx';
import { MessageList } from '../../components/chat/message-list.tsx';
import { ChevronLeftIcon } from '../../components/ui/icons.tsx';
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
    <section aria-labelledby="chat-with" className="flex min-h-0 min-w-0 flex-col">
      <header className="flex items-center gap-3 border-b border-line px-3 py-2 md:px-4">
        <Link
          to={addresses.chat}
          aria-label="All conversations"
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-mist md:hidden"
        >
          <ChevronLeftIcon className="size-5" />
        </Link>
        <SellerPicture image={seller.image} isActive={false} />
        <div className="min-w-0">
          <h2 id="chat-with" className="truncate text-lg">
            {seller.name}
          </h2>
          <p className="text-sm text-slate">{isActive ? 'Online' : 'Answers when back online'}</p>
        </div>
      </header>
      <MessageList otherId={sellerId} invitation="Say hello. Your message is kept if the seller is away." {...thread} />
      <MessageField otherName={seller.name} onSend={send} />
    </section>
  );
}
