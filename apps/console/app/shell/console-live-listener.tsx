import { LivePaused } from '@urumuri/ui/parts/live-paused.tsx';
import { useLiveEvent, useLiveState } from '@urumuri/ui/live/live-hub.ts';
import { notePresent } from '@urumuri/ui/live/live-presence.ts';
import { useLiveConnection } from '@urumuri/ui/live/use-live-connection.ts';
import { useVisibleRevalidation } from '@urumuri/ui/live/use-visible-revalidation.ts';
import { consoleAddresses as to } from './console-addresses.ts';
import { getSellerToken } from './seller-session.ts';
import { useNews } from './use-news.ts';
import { useOwnRole } from './use-own-role.ts';

/**
 * Loads the open page's data again whenever the shop's socket tells of an order, a return or a message, and after every
 * new connection, when something may have been missed. Without a socket the pages still look by themselves.
 */
export function ConsoleLiveListener() {
  const state = useLiveState();
  const isOffice = useOwnRole() === 'admin';
  const tell = useNews();
  const revalidate = useVisibleRevalidation();
  const { renew, resume } = useLiveConnection({ getToken: getSellerToken, onOpen: () => revalidate() });

  useLiveEvent('activeCustomer', (customers) => notePresent(customers.map(({ customerId }) => customerId)));
  useLiveEvent('shop_order_changed', ({ orderId, orderNumber, isNew }) => {
    revalidate();
    if (isNew) tell({ text: `New order ${orderNumber}`, to: isOffice ? to.anyOrder(orderId) : to.order(orderId) });
  });
  useLiveEvent('customer_message', ({ senderId, senderName }) => {
    revalidate();
    tell({ text: `${senderName} sent a message`, to: to.chatWith(senderId) });
  });
  useLiveEvent('return_asked', ({ returnId, orderNumber }) => {
    revalidate();
    tell({ text: `A customer wants to return something from order ${orderNumber}`, to: to.return(returnId) });
  });

  const look = () => {
    revalidate();
    resume();
  };
  return <LivePaused state={state} onRetry={renew} onPoll={look} />;
}
