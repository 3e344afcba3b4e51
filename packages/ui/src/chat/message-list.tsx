import type { ChatMessage } from '@urumuri/contract';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { formatChatTime } from '../format/kigali-time.ts';
import { Button } from '../parts/button.tsx';
import { classNames } from '../parts/class-names.ts';
import type { OutgoingMessage } from './thread-messages.ts';

type MessageListProps = {
  /** The other side, whose words stand on the left. */
  otherId: string;
  messages: readonly ChatMessage[];
  outgoing: readonly OutgoingMessage[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => Promise<void>;
  retry: (message: OutgoingMessage) => void;
  /** What is said where nothing has been said yet. */
  invitation?: string;
};

/** The conversation, its end in sight whenever something new is said. */
export function MessageList(props: MessageListProps) {
  const { otherId, messages, outgoing, hasOlder, isLoadingOlder, loadOlder, retry, invitation } = props;
  const box = useRef<HTMLDivElement>(null);
  const heightBefore = useRef(0);
  const newest = outgoing.at(-1)?.clientMessageId ?? messages.at(-1)?._id;
  const oldest = messages[0]?._id;
  const [openedAt] = useState(() => new Date());

  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  // What was being read stays where it is when older messages come in above.
  useLayoutEffect(() => {
    if (!box.current || heightBefore.current === 0) return;
    box.current.scrollTop += box.current.scrollHeight - heightBefore.current;
    heightBefore.current = 0;
  }, [oldest]);

  const showOlder = () => {
    heightBefore.current = box.current?.scrollHeight ?? 0;
    void loadOlder();
  };

  return (
    <div ref={box} tabIndex={0} role="log" aria-label="Messages" className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
      {hasOlder && (
        <div className="mb-3 text-center">
          <Button look="quiet" className="text-sm" aria-disabled={isLoadingOlder} onClick={showOlder}>
            Earlier messages
          </Button>
        </div>
      )}
      {messages.length + outgoing.length === 0 && <p className="py-8 text-center text-slate">{invitation}</p>}
      <ol className="flex flex-col gap-2">
        {messages.map((message) => {
          const isOwn = message.senderId !== otherId;
          return (
            <li key={message.clientMessageId ?? message._id}>
              <MessageBubble isOwn={isOwn} sender={isOwn ? 'You' : message.senderName} text={message.message}>
                {formatChatTime(message.createdAt, openedAt)}
                {isOwn && (message.status === 'seen' ? ' · Seen' : ' · Sent')}
              </MessageBubble>
            </li>
          );
        })}
        {outgoing.map((message) => (
          <li key={message.clientMessageId}>
            <MessageBubble isOwn sender="You" text={message.text}>
              {message.status === 'sending' ? (
                'Sending…'
              ) : (
                <button
                  type="button"
                  className="-my-3 min-h-11 font-semibold text-danger underline"
                  onClick={() => retry(message)}
                >
                  Not sent – try again
                </button>
              )}
            </MessageBubble>
          </li>
        ))}
      </ol>
    </div>
  );
}

type MessageBubbleProps = {
  isOwn: boolean;
  sender: string;
  text: string;
  /** When it was said, and how far it has come. */
  children: ReactNode;
};

function MessageBubble({ isOwn, sender, text, children }: MessageBubbleProps) {
  return (
    <div className={classNames('flex flex-col gap-0.5', isOwn ? 'items-end' : 'items-start')}>
      <p
        className={classNames(
          'max-w-[85%] rounded-card px-4 py-2 break-words whitespace-pre-line md:max-w-[70%]',
          isOwn ? 'bg-ink text-white' : 'bg-mist',
        )}
      >
        <span className="sr-only">{sender}: </span>
        {text}
      </p>
      <p className="px-1 text-xs text-slate tabular-nums">{children}</p>
    </div>
  );
}
