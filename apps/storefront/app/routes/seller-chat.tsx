import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { ChatView } from '../features/seller/chat-view.tsx';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import type { Route } from './+types/seller-chat.ts';
import '../components/chat/chat.css';

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
