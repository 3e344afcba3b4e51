import { isApiError } from '@urumuri/contract';
import { ChatView } from '../../features/chat/chat-view.tsx';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { LoadFailure } from '@urumuri/ui/parts/load-failure.tsx';
import { api } from '../../platform/api/api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';
import { customerLoader } from '../../platform/session/customer-only.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import type { Route } from './+types/chat.ts';
import '@urumuri/ui/chat/chat.css';

/** Opening a conversation adds the seller to the contacts and marks what is shown as read. */
export const clientLoader = customerLoader(({ id }, signal, { params: { sellerId = '' } }: Route.ClientLoaderArgs) =>
  api.addChatFriend({ body: { sellerId, userId: id }, signal }),
);

export const meta = personalMeta('Chat Support');

export default function ChatPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Chat Support" />
      <ChatView thread={loaderData} />
    </>
  );
}

export function HydrateFallback() {
  return (
    <>
      <DashboardHeading title="Chat Support" />
      <div className="chat-panel grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line md:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-2 p-4 md:border-r md:border-line">
          {['one', 'two', 'three', 'four'].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
        <div className="hidden bg-mist md:block" />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <DashboardHeading title="Chat Support" />
      {isApiError(error, 'not_found') ? (
        <Notice title="This seller is not here any more" text="Your other conversations are where you left them.">
          <LinkButton to={addresses.chat}>All conversations</LinkButton>
        </Notice>
      ) : (
        <LoadFailure title="Your conversations could not be loaded" error={error} />
      )}
    </>
  );
}
