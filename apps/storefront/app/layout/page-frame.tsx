import type { ReactNode } from 'react';
import { Cached } from '../ui/cached.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { RouteFocus } from './route-focus.tsx';
import type { ShopCategory } from './shop-category.ts';
import { SkipLink } from './skip-link.tsx';

/** What stands around every page. */
export function PageFrame({ categories, children }: { categories: readonly ShopCategory[]; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header categories={categories} />
      <MainNavigation categories={categories} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer />
      <Cached as="aside" aria-label="Chat" of={ChatButton} props={{}} />
      <Toaster />
      <LiveUpdates />
      <RouteFocus />
    </>
  );
}
