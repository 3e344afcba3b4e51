import type { SellerThread } from '@urumuri/contract';
import { limits } from '@urumuri/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { formatKigaliMoment } from '../../lib/kigali-time.ts';
import { toast } from '../../lib/toast.ts';
import { sellerApi } from './seller-api.ts';

/** A conversation with a customer. What could not be sent stays in the field, to be sent again. */
export function ChatThread({ thread: { current, messages } }: { thread: SellerThread }) {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const draftId = useRef<string>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const { revalidate } = useRevalidator();
  const newest = messages.at(-1)?._id;

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || text.trim() === '') return;
    // The same id for the same words: a retry after a lost answer is recognised.
    draftId.current ??= crypto.randomUUID();
    setSending(true);
    try {
      const params = { customerId: current.fdId };
      await sellerApi.sendMessageToCustomer({ params, body: { text, clientMessageId: draftId.current } });
      draftId.current = undefined;
      setText('');
      await revalidate();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The message was not sent.');
    } finally {
      setSending(false);
    }
  };

  return (
    <section aria-label={`Chat with ${current.name}`} className="flex h-[32rem] flex-col">
      <h2 className="border-b border-line px-4 py-3 text-lg">{current.name}</h2>
      <ol ref={list} aria-label="Messages" tabIndex={0} className="flex flex-1 flex-col gap-2 overflow-y-auto p-4">
        {messages.map(({ _id, senderId, message, createdAt }) => {
          const isOwn = senderId !== current.fdId;
          return (
            <li
              key={_id}
              className={classNames(
                'max-w-[85%] rounded-card px-3.5 py-2',
                isOwn ? 'self-end bg-ink text-white' : 'self-start bg-mist',
              )}
            >
              <p className="break-words whitespace-pre-wrap">{message}</p>
              <p className={classNames('text-xs', isOwn ? 'text-haze' : 'text-slate')}>
                {formatKigaliMoment(createdAt)}
              </p>
            </li>
          );
        })}
      </ol>
      <form onSubmit={(event) => void send(event)} className="flex gap-2 border-t border-line p-3">
        <input
          aria-label="Your message"
          value={text}
          maxLength={limits.chatTextLength}
          autoComplete="off"
          onChange={(event) => {
            draftId.current = undefined;
            setText(event.target.value);
          }}
          className="h-12 min-w-0 flex-1 rounded-control border border-edge px-3"
        />
        <Button type="submit" disabled={isSending || text.trim() === ''}>
          Send
        </Button>
      </form>
    </section>
  );
}
