import { type ChatMessage, isApiError } from '@urumuri/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  addNewestPage,
  addOlderPage,
  type OutgoingMessage,
  type ThreadPage,
  withoutArrived,
} from './thread-messages.ts';
import { randomKey } from '../browser/random-key.ts';
import { toast } from '../parts/toast.ts';

type ThreadLine = {
  /** With the same id again: if the first try did arrive, the shop does not store it twice. */
  deliver(text: string, clientMessageId: string): Promise<ChatMessage>;
  loadBefore(sequence: number): Promise<ThreadPage>;
};

/** One conversation: what is known of it, what is on its way, and how to get more of both. */
export function useThread(newestPage: ThreadPage, line: ThreadLine) {
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
      const message = await line.deliver(text, clientMessageId);
      setKnown((page) => addNewestPage(page, { messages: [message], hasOlder: false }));
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
      const message = { clientMessageId: randomKey(), text, status: 'sending' as const };
      setSent((all) => [...all, message]);
      void deliver(message);
    },

    retry(message: OutgoingMessage) {
      change(message.clientMessageId, 'sending');
      void deliver(message);
    },

    async loadOlder() {
      const oldest = known.messages[0]?.sequence;
      if (isLoadingOlder || oldest === undefined) return;
      setLoadingOlder(true);
      try {
        const page = await line.loadBefore(oldest);
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
