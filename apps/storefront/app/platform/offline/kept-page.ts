import { useEffect } from 'react';
import { data, isRouteErrorResponse, useLocation } from 'react-router';
import { isShopAway, type PageFailure, UNAVAILABLE, unreachableMessage } from '../api/page-failure.ts';

let shown: { address: string; data: unknown } | undefined;

/** Notes what the page shows for as long as it does: the first of it came with the page, past every loader. */
export function useKeptPage(pageData: unknown): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    keepPage(pathname + search, pageData);
    return forgetPage;
  }, [pathname, search, pageData]);
}

export function keepPage(address: string, pageData: unknown): void {
  shown = { address, data: pageData };
}

export function forgetPage(): void {
  shown = undefined;
}

type Loading<Data> = { url: URL; signal: AbortSignal; load: () => Promise<Data> };

/**
 * Loads a page inside the browser. While the shop is away, an open page that looks for news goes on showing
 * what it shows; only a page that has nothing to show yet says that it could not be loaded.
 */
export async function loadKeptPage<Data>({ url, signal, load }: Loading<Data>): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    if (signal.aborted || !isShopAway(error)) throw error;
    // What is kept under an address is what its own route has loaded.
    if (shown?.address === url.pathname + url.search) return shown.data as Data;
    if (isRouteErrorResponse(error)) throw error;
    throw data({ message: unreachableMessage } satisfies PageFailure, { status: UNAVAILABLE });
  }
}
