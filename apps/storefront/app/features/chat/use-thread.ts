import { isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../lib/api.ts';
import { emitLive } from '../../lib/live-hub.ts';
import { toast } from '../../lib/toast.ts';
import {
  addNewestPage,
  addOlderPage,
  type OutgoingMessage,
  type ThreadPage,
  withoutArrived,
} from './thread-messages.ts';

/** One conversation: what is known of it, what is on its way, and how to get more of both. */
export function useThread(sellerId: string, newestPage: ThreadPage) {
  const [loaded, setLoaded] = useState(newestPage);
  const [known, setKnown] = useState(newestPage);
  const [sent, setSent] = useState<OutgoingMessage[]>([]);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const { revalidate } = useRevalidator();

  if (loaded !== newestPage) {
    setLoaded(newestPage);
    setKnown(addNewestPage(known, newestPage));
  }

  const change = (clientMessageId: string, status: OutgoingMessage['status']) =>
    setSent((all) => all.map((one) => (one.clientMessageId === clientMessageId ? { ...one, status } : one)));

  const deliver = async ({ clientMessageId, text }: Pick<OutgoingMessage, 'clientMessageId' | 'text'>) => {
    try {
      const { message } = await api.sendMessageToSeller({ body: { sellerId, text, clientMessageId } });
      setKnown((page) => addNewestPage(page, { messages: [message], hasOlder: false }));
      emitLive('send_customer_message', message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      change(clientMessageId, 'failed');
      toast.error(error.message);
    }
    // Also after a failure: if the session has ended, the page's loader leads to the login.
    await revalidate();
  };

  return {
    messages: known.messages,
    hasOlder: known.hasOlder,
    outgoing: withoutArrived(sent, known.messages),
    isLoadingOlder,

    send(text: string) {
      const message = { clientMessageId: crypto.randomUUID(), text, status: 'sending' as const };
      setSent((all) => [...all, message]);
      void deliver(message);
    },

    /** With the same id: if the first try did arrive, the shop does not store it twice. */
    retry(message: OutgoingMessage) {
      change(message.clientMessageId, 'sending');
      void deliver(message);
    },

    async loadOlder() {
      const beforeSequence = known.messages[0]?.sequence;
      if (isLoadingOlder || beforeSequence === undefined) return;
      setLoadingOlder(true);
      try {
        const page = await api.addChatFriend({ body: { sellerId, beforeSequence } });
        setKnown((now) => addOlderPage(now, page));
      } catch (error) {
        if (!isApiError(error)) throw error;
        toast.error(error.message);
      } finally {
        setLoadingOlder(false);
      }
    },
  };
}
