import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { ChatView } from '../../console/chat/chat-view.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/chat.ts';
import '../../ui/chat/chat.css';

export function clientLoader({ request, params: { customerId } }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return asSeller(request, async () => {
    if (customerId === undefined) return { chats: await sellerApi.getSellerChats({ signal }), thread: undefined };
    const thread = await sellerApi.getSellerThread({ params: { customerId }, signal });
    return { chats: thread, thread };
  });
}

export function meta() {
  return buildConsoleMeta('Chat');
}

export default function SellerChat({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Chat" />
      <ChatView {...loaderData} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };
