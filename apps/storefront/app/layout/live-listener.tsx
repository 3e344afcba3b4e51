import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { emitLive, useLiveEvent, useLiveState } from '@urumuri/ui/live/live-hub.ts';
import { notePresent } from '@urumuri/ui/live/live-presence.ts';
import { noteStock } from '../platform/live/live-stock.ts';
import { getToken, useSession } from '../platform/session/session.ts';
import { checkShownStock } from '../platform/live/stock-check.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { useLiveConnection } from '@urumuri/ui/live/use-live-connection.ts';
import { useVisibleRevalidation } from '@urumuri/ui/live/use-visible-revalidation.ts';
import { LivePaused } from '@urumuri/ui/parts/live-paused.tsx';

/** After a restart of the shop everybody is back at once; they do not all ask in the same moment. */
const SPREAD_MS = 2_000;
const PROCESSING = 'Order is now being processed - stock has been updated';

/** The live connection of this tab, and what its events do on any page. */
export function LiveListener() {
  const { customer } = useSession();
  const { pathname } = useLocation();
  const state = useLiveState();
  const revalidate = useVisibleRevalidation();
  const connectedAs = useRef<string>(undefined);
  const revisionByOrder = useRef(new Map<string, number>());
  const customerId = customer?.id ?? '';

  const { renew, resume } = useLiveConnection({
    getToken,
    onOpen(isFirst) {
      checkShownStock();
      // Orders and messages may have come since the page was loaded and nobody listened yet.
      if (!isFirst) revalidate(Math.random() * SPREAD_MS);
      else if (customer && pathname.startsWith(addresses.dashboard)) revalidate();
    },
  });

  const reconnectAsOther = useEffectEvent(() => {
    notePresent([]);
    renew();
  });
  useEffect(() => {
    if (connectedAs.current !== undefined && connectedAs.current !== customerId) reconnectAsOther();
    connectedAs.current = customerId;
  }, [customerId]);

  useEffect(() => {
    if (state === 'open' && customer) emitLive('add_user', customer.id, customer);
  }, [state, customer]);

  useLiveEvent('stockUpdated', ({ products }) => noteStock(products));
  useLiveEvent('activeSeller', (sellers) => notePresent(sellers.map(({ sellerId }) => sellerId)));
  useLiveEvent('orderStatusUpdated', ({ orderId, delivery_status, revision }) => {
    if ((revisionByOrder.current.get(orderId) ?? -1) >= revision) return;
    revisionByOrder.current.set(orderId, revision);
    if (!pathname.startsWith(addresses.dashboard)) return;
    revalidate();
    if (delivery_status === 'processing') toast.success(PROCESSING);
  });
  useLiveEvent('seller_message', ({ senderId, senderName }) => {
    const isRead = pathname === addresses.chatWith(senderId);
    if (pathname.startsWith(addresses.chat)) revalidate();
    if (!isRead && document.visibilityState === 'visible') toast.success(`${senderName} Sent A Message`);
  });

  const look = () => {
    revalidate();
    resume();
  };
  return <LivePaused state={state} onRetry={renew} onPoll={look} />;
}
