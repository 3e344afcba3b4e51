import type { SellerProfile } from '@urumuri/contract';
import { mayCall } from '@urumuri/contract/seller';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { Logo } from '@urumuri/ui/parts/logo.tsx';
import { RouteFocus } from '@urumuri/ui/parts/route-focus.tsx';
import { SkipLink } from '@urumuri/ui/parts/skip-link.tsx';
import { Toaster } from '@urumuri/ui/parts/toaster.tsx';
import { consoleAddresses } from './console-addresses.ts';
import { FindAnything } from './find-anything.tsx';
import { sellerApi } from './seller-api.ts';
import { saveSellerToken, workFor } from './seller-session.ts';

type ConsoleFrameProps = { seller?: SellerProfile; children: ReactNode };

/** What stands around every page of the console. */
export function ConsoleFrame({ seller, children }: ConsoleFrameProps) {
  const { name } = useIdentity();
  const navigate = useNavigate();
  const logOut = async () => {
    // The token is removed whether or not the server could be reached.
    await sellerApi.sellerLogout().catch(() => undefined);
    saveSellerToken(null);
    workFor(null);
    await navigate(consoleAddresses.login);
  };
  const isHeld = seller?.mustChangePassword || seller?.mustSetUpSecondStep;
  const isFound = seller && !isHeld && mayCall(seller.staffRole, 'findAnything');
  return (
    <>
      <SkipLink />
      <header className="bg-ink text-white">
        <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-4">
          <Link to={consoleAddresses.home} className="flex min-h-11 items-center gap-3">
            <Logo name={name} />
            <span className="hidden rounded-full border border-haze px-2.5 py-0.5 text-sm sm:inline">Sellers</span>
          </Link>
          {seller && (
            <div className="flex min-w-40 flex-1 items-center justify-end gap-3">
              {isFound && <FindAnything isOffice={seller.role === 'admin'} ownId={seller._id} />}
              <span className="truncate text-sm text-haze">{seller.shopName}</span>
              <button
                type="button"
                onClick={() => void logOut()}
                className="-mr-[12px] min-h-11 shrink-0 rounded-control px-[12px] text-sm font-semibold hover:bg-ink-soft"
              >
                Log out
              </button>
            </div>
          )}
        </div>
      </header>
      {seller?.isForShop && <WorkingFor shopName={seller.shopName} />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Toaster />
      <RouteFocus />
    </>
  );
}

/** Never to be overlooked: what is done now is done in the name of a shop. */
function WorkingFor({ shopName }: { shopName: string }) {
  const navigate = useNavigate();
  const stop = () => {
    workFor(null);
    void navigate(consoleAddresses.shops);
  };
  return (
    <div role="status" className="sticky top-0 z-20 border-b border-amber bg-amber-wash">
      <p className="page-width flex min-h-12 items-center justify-between gap-3">
        <span className="min-w-0 py-2 break-words">
          You are working for <strong>{shopName}</strong>
        </span>
        <button
          type="button"
          onClick={stop}
          className="-mr-[12px] min-h-11 shrink-0 rounded-control px-[12px] font-semibold underline underline-offset-4"
        >
          Stop
        </button>
      </p>
    </div>
  );
}
