import { createGate } from './gate.ts';
import { later } from './later.tsx';

const isServer = import.meta.env.SSR;
const touched = createGate();
const seen = createGate();
const asked = createGate();

const loadBanner = async () => (await import('./product-banner.tsx')).ProductBanner;
const loadSeller = async () => (await import('./seller-panel.tsx')).SellerPanel;
const loadDescription = async () => (await import('./description.tsx')).Description;
const loadShop = async () => (await import('./shop-products.tsx')).ShopProducts;
const loadRelated = async () => (await import('./related-products.tsx')).RelatedProducts;
const loadReviews = async () => (await import('../../reviews/reviews.tsx')).Reviews;

/** Text and links: there is time until somebody uses the page. */
export const LaterBanner = later(isServer ? await loadBanner() : undefined, loadBanner, touched);
export const LaterSeller = later(isServer ? await loadSeller() : undefined, loadSeller, touched);
export const LaterDescription = later(isServer ? await loadDescription() : undefined, loadDescription, touched);

/** Further down: when they come into sight. */
export const LaterShop = later(isServer ? await loadShop() : undefined, loadShop, seen);
export const LaterRelated = later(isServer ? await loadRelated() : undefined, loadRelated, seen);

/** When the tab is opened. */
export const LaterReviews = later(isServer ? await loadReviews() : undefined, loadReviews, asked);

export const wakeTouched = touched.open;
export const wakeSeen = seen.open;

/** Everything: a review may be written, after which the whole page is rendered anew. */
export function wakeAll(): void {
  for (const gate of [touched, seen, asked]) gate.open();
}
