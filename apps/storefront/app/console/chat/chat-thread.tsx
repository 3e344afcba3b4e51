import type { SellerThread } from '@urumuri/contract';
import { ConversationFrame } from '../../ui/chat/conversation-frame.tsx';
import { MessageField } from '../../ui/chat/message-field.tsx';
import { MessageList } from '../../ui/chat/message-list.tsx';
import { usePresent } from '../../platform/live/live-presence.ts';
import { useThread } from '../../ui/chat/use-thread.ts';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { CustomerPicture } from './customer-picture.tsx';
import { sellerApi } from '../shell/seller-api.ts';

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
    <ConversationFrame
      name={name}
      picture={<CustomerPicture name={name} isActive={false} />}
      presence={isActive ? 'Online' : 'Reads it when back online'}
      back={{ to: consoleAddresses.chat, label: 'All customers' }}
    >
      <MessageList otherId={customerId} {...thread} />
      <MessageField otherName={name} onSend={send} />
    </ConversationFrame>
  );
}
