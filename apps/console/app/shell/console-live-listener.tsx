import { useLocation } from 'react-router';
import { LivePaused } from '@urumuri/ui/parts/live-paused.tsx';
import { useLiveEvent, useLiveState } from '@urumuri/ui/live/live-hub.ts';
import { notePresent } from '@urumuri/ui/live/live-presence.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { useLiveConnection } from '@urumuri/ui/live/use-live-connection.ts';
import { useVisibleRevalidation } from '@urumuri/ui/live/use-visible-revalidation.ts';
import { consoleAddresses } from './console-addresses.ts';
import { getSellerToken } from './seller-session.ts';

/**
 * Loads the open page's data again whenever the shop's socket tells of an order or a message, and after every new
 * connection, when something may have been missed. Without a socket the pages still look by themselves.
 */
export function ConsoleLiveListener() {
  const state = useLiveState();
  const { pathname } = useLocation();
  const revalidate = useVisibleRevalidation();
  const { renew, resume } = useLiveConnection({ getToken: getSellerToken, onOpen: () => revalidate() });

  useLiveEvent('activeCustomer', (customers) => notePresent(customers.map(({ customerId }) => customerId)));
  useLiveEvent('shop_order_changed', () => revalidate());
  useLiveEvent('customer_message', ({ senderId, senderName }) => {
    revalidate();
    const isRead = pathname === consoleAddresses.chatWith(senderId);
    if (!isRead && document.visibilityState === 'visible') toast.success(`${senderName} sent a message`);
  });

  const look = () => {
    revalidate();
    resume();
  };
  return <LivePaused state={state} onRetry={renew} onPoll={look} />;
}
