import type { SellerThread } from '@urumuri/contract';
import { Link } from 'react-router';
import { MessageField } from '../../components/chat/message-field.tsx';
import { MessageList } from '../../components/chat/message-list.tsx';
import { ChevronLeftIcon } from '../../components/ui/icons.tsx';
import { usePresent } from '../../lib/live-presence.ts';
import { useThread } from '../../lib/use-thread.ts';
import { consoleAddresses } from './console-addresses.ts';
import { CustomerPicture } from './customer-picture.tsx';
import { sellerApi } from './seller-api.ts';

/** A conversation with a customer. */
export function ChatThread({ thread: page }: { thread: SellerThread }) {
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
    <section aria-labelledby="chat-with" className="flex min-h-0 min-w-0 flex-col">
      <header className="flex items-center gap-3 border-b border-line px-3 py-2 md:px-4">
        <Link
          to={consoleAddresses.chat}
          aria-label="All customers"
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-mist md:hidden"
        >
          <ChevronLeftIcon className="size-5" />
        </Link>
        <CustomerPicture name={name} isActive={false} />
        <div className="min-w-0">
          <h2 id="chat-with" className="truncate text-lg">
            {name}
          </h2>
          <p className="text-sm text-slate">{isActive ? 'Online' : 'Reads it when back online'}</p>
        </div>
      </header>
      <MessageList otherId={customerId} {...thread} />
      <MessageField otherName={name} onSend={send} />
    </section>
  );
}
