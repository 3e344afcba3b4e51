import type { ChatFriend } from '@urumuri/contract';
import { Link } from 'react-router';
import { ChevronLeftIcon } from '../../components/ui/icons.tsx';
import { addresses } from '../../lib/addresses.ts';
import { useActiveSellers } from '../../lib/live-presence.ts';
import { MessageField } from './message-field.tsx';
import { MessageList } from './message-list.tsx';
import { SellerPicture } from './seller-picture.tsx';
import type { ThreadPage } from './thread-messages.ts';
import { useThread } from './use-thread.ts';

type ConversationProps = { seller: ChatFriend; page: ThreadPage };

export function Conversation({ seller, page }: ConversationProps) {
  const isActive = useActiveSellers().has(seller.fdId);
  const { send, ...thread } = useThread(seller.fdId, page);
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
      <MessageList sellerId={seller.fdId} {...thread} />
      <MessageField sellerName={seller.name} onSend={send} />
    </section>
  );
}
