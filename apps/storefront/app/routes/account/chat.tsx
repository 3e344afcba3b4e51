import { isApiError } from '@urumuri/contract';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NeedsProgram } from '../../ui/needs-program.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChatSkeleton } from '../../features/chat/chat-skeleton.tsx';
import { ChatView } from '../../features/chat/chat-view.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { api } from '../../platform/api/api.ts';
import { asCustomer } from '../../platform/session/customer-only.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import type { Route } from './+types/chat.ts';
import '../../ui/chat/chat.css';

/** Opening a conversation adds the seller to the contacts and marks what is shown as read. */
export function clientLoader({ request, params: { sellerId = '' } }: Route.ClientLoaderArgs) {
  return asCustomer(request, () => api.addChatFriend({ body: { sellerId }, signal: request.signal }));
}

export function meta() {
  return buildPersonalMeta('Chat Support');
}

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
      <NeedsProgram>Chatting needs JavaScript. Please allow it for this page.</NeedsProgram>
      <DashboardHeading title="Chat Support" />
      <ChatSkeleton />
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
