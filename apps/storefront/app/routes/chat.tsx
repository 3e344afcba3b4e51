import { ChatContacts } from '../features/dashboard/chat-contacts.tsx';
import { asCustomer } from '../lib/customer-only.ts';
import { buildPersonalMeta } from '../lib/personal-meta.ts';
import type { Route } from './+types/chat.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asCustomer(request, async () => null);
}

export function meta() {
  return buildPersonalMeta('Chat Support');
}

export default function ChatPage() {
  return <ChatContacts />;
}

/** Nothing on the page depends on who reads it. */
export function HydrateFallback() {
  return <ChatContacts />;
}
