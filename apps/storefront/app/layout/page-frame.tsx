import { type ReactNode, Suspense } from 'react';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { Cached } from '../runtime/cached.tsx';
import { Toaster } from '@urumuri/ui/parts/toaster.tsx';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { RouteFocus } from '@urumuri/ui/parts/route-focus.tsx';
import { ScrollPositions } from './scroll-positions.tsx';
import type { ShopCategory } from './shop-category.ts';
import { SkipLink } from '@urumuri/ui/parts/skip-link.tsx';

/** What stands around every page. */
export function PageFrame({ categories, children }: { categories: readonly ShopCategory[]; children: ReactNode }) {
  const { whatsappNumber } = useIdentity();
  return (
    <>
      <SkipLink />
      <Suspense>
        <Header categories={categories} />
        <MainNavigation categories={categories} />
      </Suspense>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      {whatsappNumber !== '' && <Cached as="aside" aria-label="Chat" of={ChatButton} props={{}} />}
      <Toaster />
      <LiveUpdates />
      <RouteFocus />
      <ScrollPositions />
    </>
  );
}
