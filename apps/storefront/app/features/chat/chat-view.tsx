import type { ChatThread } from '@urumuri/contract';
import { classNames } from '../../ui/class-names.ts';
import { ContactList } from './contact-list.tsx';
import { Conversation } from './conversation.tsx';

/** Contacts beside the conversation; on phones the one or the other. */
export function ChatView({ thread }: { thread: ChatThread }) {
  const { MyFriends: contacts, currentFd: current, messages, hasOlder } = thread;
  return (
    <div className="chat-panel grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className={classNames('min-h-0 md:border-r md:border-line', current && 'max-md:hidden')}>
        <ContactList contacts={contacts} currentId={current?.fdId} />
      </div>
      {current ? (
        <Conversation key={current.fdId} seller={current} page={{ messages, hasOlder }} />
      ) : (
        <p className="hidden items-center justify-center bg-mist p-6 text-center text-slate md:flex">
          Select a seller to start chatting
        </p>
      )}
    </div>
  );
}
