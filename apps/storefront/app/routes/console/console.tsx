import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { consoleAddresses } from '../../console/shell/console-addresses.ts';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { ConsoleFrame } from '../../console/shell/console-frame.tsx';
import { ConsoleMenu } from '../../console/shell/console-menu.tsx';
import { consoleHandle } from '../../console/shell/console-meta.ts';
import { PasswordForm } from '../../console/shell/password-form.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { LoadWhenIdle } from '../../layout/load-when-idle.tsx';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { clientLoader as loadChat } from './chat.tsx';
import type { Route } from './+types/console.ts';

export const handle = consoleHandle;

const loadLive = async () => (await import('../../console/shell/console-live-listener.tsx')).ConsoleLiveListener;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getSellerMe({ signal: request.signal }), 'frame');
}

/** Who leaves the chat has read there what the frame had counted before. */
export function shouldRevalidate({ currentUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || currentUrl.pathname.startsWith(consoleAddresses.chat);
}

const grid =
  'page-width grid w-full flex-1 content-start items-start gap-x-10 pb-16 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-8';

/** What stands around every page of a signed-in seller. */
export default function Seller({ loaderData: { seller, unreadCount: counted } }: Route.ComponentProps) {
  // Loaded beside the frame, an open conversation is read while the frame may still count it: the chat knows better.
  const chat = useRouteLoaderData<typeof loadChat>('routes/console/chat');
  const unreadCount = chat?.chats.unreadCount ?? counted;
  if (seller.mustChangePassword) {
    return (
      <ConsoleFrame seller={seller}>
        <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-8 md:py-14">
          <div>
            <h1 className="text-2xl md:text-3xl">Choose your own password</h1>
            <p className="mt-2 text-slate">The one you signed in with was given to you, and others may have seen it.</p>
          </div>
          <PasswordForm email={seller.email} />
        </div>
      </ConsoleFrame>
    );
  }
  return (
    <ConsoleFrame seller={seller} unreadCount={unreadCount}>
      <div className={grid}>
        <ConsoleMenu role={seller.role} unreadCount={unreadCount} />
        <div className="min-w-0 pt-2 lg:pt-0">
          <Outlet />
        </div>
      </div>
      <LoadWhenIdle load={loadLive} />
    </ConsoleFrame>
  );
}

export function HydrateFallback() {
  return (
    <ConsoleFrame>
      <div className={grid}>
        <NeedsJavaScript />
        <Skeleton className="my-3 h-11 lg:my-0 lg:h-64" />
        <div className="min-w-0 pt-2 lg:pt-0">
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
