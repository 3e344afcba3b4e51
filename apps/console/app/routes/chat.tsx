import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { ChatView } from '../features/chat/chat-view.tsx';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import type { Route } from './+types/chat.ts';
import '@urumuri/ui/chat/chat.css';

export const clientLoader = sellerLoader(async (signal, { params: { customerId } }: Route.ClientLoaderArgs) => {
  if (customerId === undefined) return { chats: await sellerApi.getSellerChats({ signal }), thread: undefined };
  const thread = await sellerApi.getSellerThread({ params: { customerId }, signal });
  return { chats: thread, thread };
});

export const meta = consoleMeta('Chat');

export default function SellerChat({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Chat" />
      <ChatView {...loaderData} />
    </>
  );
}
