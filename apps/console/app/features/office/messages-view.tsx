import { type MessagesResponse, sendStates, type SentMessage } from '@urumuri/contract';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { chatAddress } from '../calls/customer-links.ts';
import { filterBy, FilterStrip } from '../../shell/filter-strip.tsx';
import { useRefresh } from '../../shell/use-refresh.ts';

const refreshEveryMs = 15_000;
const channelWords = { email: 'E-mail', sms: 'SMS', push: 'Notification' };
const states = {
  waiting: { label: 'Waiting', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'success' },
  refused: { label: 'Failed', tone: 'danger' },
} as const;

/** What goes out to people, and what has become of it. */
export function MessagesView({ messages, counts, total, perPage, channels }: MessagesResponse) {
  useRefresh(refreshEveryMs);
  const filters = filterBy(sendStates, (state) => states[state].label, counts);
  return (
    <>
      {!channels.email && !channels.sms && (
        <p className="mb-4 rounded-card bg-amber-wash px-4 py-3">
          Nothing can be sent yet: neither e-mail nor SMS is set up. Messages wait here. Send them by WhatsApp, or set
          SMTP_URL or SMS_GATEWAY_URL and restart the shop.
        </p>
      )}
      <FilterStrip label="Status" parameter="status" filters={filters} />
      <ListPage title="No messages here" text="Messages to customers and sellers appear here." {...{ total, perPage }}>
        {messages.map((message) => (
          <MessageRow key={message._id} message={message} />
        ))}
      </ListPage>
    </>
  );
}

function MessageRow({ message }: { message: SentMessage }) {
  const { _id, title, readerName, channel, address, status, isSetUp, isReadable, error, sentAt, createdAt } = message;
  const isStuck = status === 'refused' || (status === 'waiting' && message.attempts > 0);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base">{title}</h2>
        <Badge tone={states[status].tone}>{states[status].label}</Badge>
        <span className="ml-auto text-sm text-slate">{formatKigaliMoment(sentAt ?? createdAt)}</span>
      </div>
      <p className="text-sm break-words text-slate">
        {channelWords[channel]} to {readerName}
        {address && ` · ${address}`}
      </p>
      {status === 'waiting' && !isSetUp && <p className="text-sm">{channelWords[channel]} is not set up.</p>}
      {error && (
        <p className="text-sm break-words">
          {error}
          {message.nextTryAt && ` · next try ${formatKigaliMoment(message.nextTryAt)}`}
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isReadable && <MessageText messageId={_id} />}
        {isStuck && isSetUp && (
          <ActionButton
            intent="sendMessageAgain"
            input={{ params: { messageId: _id } }}
            look="secondary"
            className="px-4"
          >
            Send again
            <span className="sr-only">
              : {title}, {readerName}
            </span>
          </ActionButton>
        )}
      </div>
    </li>
  );
}

/** What a message says, when it is asked for, with one tap to send it by WhatsApp. */
function MessageText({ messageId }: { messageId: string }) {
  const { isBusy, answer: text, send } = useAction<'readMessage'>({ reads: true });
  if (!text) {
    const open = () => void send({ intent: 'readMessage', input: { params: { messageId } } });
    return (
      <BusyButton look="secondary" className="px-4" isBusy={isBusy} onClick={open}>
        Read
      </BusyButton>
    );
  }
  return (
    <div className="flex w-full flex-col gap-3 rounded-control bg-mist p-3">
      <p className="font-semibold break-words">{text.subject}</p>
      <p className="text-sm break-words whitespace-pre-line">{text.text}</p>
      {text.phone && (
        <a
          href={chatAddress(text.phone, `${text.subject}\n\n${text.text}`)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('secondary', 'self-start')}
        >
          Send by WhatsApp to {text.phone}
        </a>
      )}
    </div>
  );
}
