import { isApiError } from '@urumuri/contract';

type Shown = { address: string; whose: string; data: unknown };

export type ShownPart = {
  /** Which part of the page this is: a frame and what stands in it are loaded apart. */
  part: string;
  request: Request;
  /** Stands around many pages, and goes on doing so on the way from one to another. */
  isFrame?: boolean;
  /** Who is signed in: what one person was shown is never shown to another. */
  whose: string;
};

const shownByPart = new Map<string, Shown>();

/**
 * Loads a part of a page. While the shop is away, an open page that looks for news goes on showing what it shows,
 * with everything half-written in it; only a page that has nothing to show yet says that it could not be loaded.
 */
export async function keepShown<T>(
  { part, request, whose, isFrame = false }: ShownPart,
  load: () => Promise<T>,
): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  try {
    const data = await load();
    shownByPart.set(part, { address, whose, data });
    return data;
  } catch (error) {
    const shown = shownByPart.get(part);
    // On the way to another page the browser is still at the old address.
    const isOpen = address === location.pathname + location.search && shown?.address === address;
    if ((isOpen || isFrame) && shown?.whose === whose && isShopAway(error)) return shown.data as T;
    if (isApiError(error)) shownByPart.delete(part);
    throw error;
  }
}

/** Nobody answered, or nobody who could: it says nothing about what was asked for. */
function isShopAway(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 502);
}
