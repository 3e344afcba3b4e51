import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { NeedsProgram } from '../components/ui/needs-program.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { consoleAddresses } from '../features/seller/console-addresses.ts';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { ConsoleFrame } from '../features/seller/console-frame.tsx';
import { ConsoleLive } from '../features/seller/console-live.tsx';
import { ConsoleMenu } from '../features/seller/console-menu.tsx';
import { consoleHandle } from '../features/seller/console-meta.ts';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import type { Route } from './+types/seller.ts';
import type { clientLoader as loadChat } from './seller-chat.tsx';

export const handle = consoleHandle;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getSellerMe({ signal: request.signal }), 'frame');
}

/** Who leaves the chat has read there what the frame had counted before. */
export function shouldRevalidate({ currentUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || currentUrl.pathname.startsWith(consoleAddresses.chat);
}

const grid =
  'page-width grid w-full flex-1 content-start items-start gap-x-10 pb-16 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-8';

/** What stands around every page behind the console's door. */
export default function Seller({ loaderData: { seller, unreadCount: counted } }: Route.ComponentProps) {
  // Loaded beside the frame, an open conversation is read while the frame may still count it: the chat knows better.
  const chat = useRouteLoaderData<typeof loadChat>('routes/seller-chat');
  const unreadCount = chat?.chats.unreadCount ?? counted;
  return (
    <ConsoleFrame seller={seller} unreadCount={unreadCount}>
      <div className={grid}>
        <ConsoleMenu role={seller.role} unreadCount={unreadCount} />
        <div className="min-w-0 pt-2 lg:pt-0">
          <Outlet />
        </div>
      </div>
      <ConsoleLive />
    </ConsoleFrame>
  );
}

export function HydrateFallback() {
  return (
    <ConsoleFrame>
      <div className={grid}>
        <Skeleton className="my-3 h-11 lg:my-0 lg:h-64" />
        <div className="min-w-0 pt-2 lg:pt-0">
          <NeedsProgram>The sellers’ console needs JavaScript. Please allow it for this page.</NeedsProgram>
          <Skeleton className="mb-6 h-10 w-48" />
          <Skeleton className="h-96" />
        </div>
      </div>
    </ConsoleFrame>
  );
}

export function ErrorBoundary() {
  return (
    <ConsoleFrame>
      <div className="page-width py-8">
        <ConsoleError />
      </div>
    </ConsoleFrame>
  );
}
