import { mayCall } from '@urumuri/contract/seller';
import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { consoleAddresses, pathInConsole } from '../shell/console-addresses.ts';
import { ConsoleFrame } from '../shell/console-frame.tsx';
import { ConsoleMenu } from '../shell/console-menu.tsx';
import { menuOf } from '../shell/console-menus.ts';
import { OneFormPage } from '../shell/one-form-page.tsx';
import { PasswordForm } from '../shell/password-form.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { sellerLoader } from '../shell/seller-route.ts';
import { getShopWorkedFor } from '../shell/seller-session.ts';
import { AllowedCalls } from '@urumuri/ui/forms/allowed-calls.ts';
import { LoadWhenIdle } from '@urumuri/ui/parts/load-when-idle.tsx';
import type { clientLoader as loadChat } from './chat.tsx';
import type { Route } from './+types/console.ts';

const loadShortcuts = async () => (await import('../shell/keyboard-shortcuts.tsx')).KeyboardShortcuts;
const loadLive = async () => (await import('../shell/console-live-listener.tsx')).ConsoleLiveListener;

let shopShown: string | null = null;

export const clientLoader = sellerLoader(async (signal, { request }: Route.ClientLoaderArgs) => {
  shopShown = getShopWorkedFor();
  const me = await sellerApi.getSellerMe({ signal });
  const { mustChangePassword, mustSetUpSecondStep } = me.seller;
  const path = pathInConsole(new URL(request.url));
  if (mustSetUpSecondStep && path !== consoleAddresses.security) throw redirect(consoleAddresses.security);
  // Until that is done, nothing else is answered.
  const isAsked = !mustChangePassword && !mustSetUpSecondStep && mayCall(me.seller.staffRole, 'getWaiting');
  return { ...me, waiting: isAsked ? await sellerApi.getWaiting({ signal }) : {} };
}, 'frame');

/** Who leaves the chat has read there what the frame had counted before; another shop has another frame. */
export function shouldRevalidate({ currentUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isAnother = shopShown !== getShopWorkedFor();
  return defaultShouldRevalidate || isAnother || pathInConsole(currentUrl).startsWith(consoleAddresses.chat);
}

const grid =
  'page-width grid w-full flex-1 content-start items-start gap-x-10 pb-16 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-8';

/** What stands around every page of a signed-in seller. */
export default function Seller({ loaderData: { seller, unreadCount, waiting } }: Route.ComponentProps) {
  // Loaded beside the frame, an open conversation is read while the frame may still count it: the chat knows better.
  const chat = useRouteLoaderData<typeof loadChat>('routes/chat');
  const unread = chat?.chats.unreadCount ?? unreadCount;
  if (seller.mustChangePassword) {
    return (
      <OneFormPage
        seller={seller}
        title="Choose your own password"
        text="Others may have seen the password you were given."
      >
        <PasswordForm email={seller.email} />
      </OneFormPage>
    );
  }
  return (
    <ConsoleFrame seller={seller}>
      <div className={grid}>
        {seller.mustSetUpSecondStep ? <div /> : <ConsoleMenu items={menuOf(seller)} counts={{ ...waiting, unread }} />}
        <div className="min-w-0 pt-5 lg:pt-0">
          {seller.mustSetUpSecondStep && (
            <p role="status" className="mb-4 rounded-card bg-amber-wash px-4 py-3">
              Your role needs two-step login. Set it up to continue.
            </p>
          )}
          <AllowedCalls value={(call) => mayCall(seller.staffRole, call)}>
            <Outlet />
          </AllowedCalls>
        </div>
      </div>
      <LoadWhenIdle load={loadLive} />
      <LoadWhenIdle load={loadShortcuts} />
    </ConsoleFrame>
  );
}
