import { later } from '../../../ui/later.tsx';
import { createGate } from '../../../platform/offline/gate.ts';

const isServer = import.meta.env.SSR;
const touched = createGate();
const seen = createGate();

const loadBanner = async () => (await import('./product-banner.tsx')).ProductBanner;
const loadSeller = async () => (await import('./seller-panel.tsx')).SellerPanel;
const loadDescription = async () => (await import('./description.tsx')).Description;
const loadShop = async () => (await import('./shop-products.tsx')).ShopProducts;
const loadRelated = async () => (await import('./related-products.tsx')).RelatedProducts;

/** Text and links: there is time until somebody uses the page. */
export const LaterBanner = later(isServer ? await loadBanner() : undefined, loadBanner, touched);
export const LaterSeller = later(isServer ? await loadSeller() : undefined, loadSeller, touched);
export const LaterDescription = later(isServer ? await loadDescription() : undefined, loadDescription, touched);

/** Further down: when they come into sight. */
export const LaterShop = later(isServer ? await loadShop() : undefined, loadShop, seen);
export const LaterRelated = later(isServer ? await loadRelated() : undefined, loadRelated, seen);

export const wakeTouched = touched.open;
export const wakeSeen = seen.open;

/** For when the page is about to be rendered anew. */
export function wakeParts(): void {
  touched.open();
  seen.open();
}

/**
 * For visitors who come from another page, with nothing of this one on their screen yet, and for a page that
 * is loaded again: React keeps new data back until what the server wrote has been taken over.
 */
export async function preloadParts(): Promise<void> {
  await Promise.all(
    [LaterBanner, LaterSeller, LaterDescription, LaterShop, LaterRelated].map((part) => part.preload()),
  );
  wakeParts();
}
