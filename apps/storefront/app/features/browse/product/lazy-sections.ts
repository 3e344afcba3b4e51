import { createTrigger, lazyComponent } from '../../../ui/lazy-component.tsx';

const isServer = import.meta.env.SSR;
const touched = createTrigger();
const seen = createTrigger();
const atOnce = createTrigger();
atOnce.fire();

const loadBanner = async () => (await import('./product-banner.tsx')).ProductBanner;
const loadSeller = async () => (await import('./seller-panel.tsx')).SellerPanel;
const loadVariants = async () => (await import('./variant-chips.tsx')).VariantChips;
const loadDescription = async () => (await import('./description.tsx')).Description;
const loadShop = async () => (await import('./shop-products.tsx')).ShopProducts;
const loadRelated = async () => (await import('./related-products.tsx')).RelatedProducts;
const loadMissing = async () => (await import('./product-missing.tsx')).ProductMissing;

/** Text and links: their code can wait until somebody uses the page. */
export const LazyBanner = lazyComponent(isServer ? await loadBanner() : undefined, loadBanner, touched);
export const LazySeller = lazyComponent(isServer ? await loadSeller() : undefined, loadSeller, touched);
export const LazyVariants = lazyComponent(isServer ? await loadVariants() : undefined, loadVariants, touched);
export const LazyDescription = lazyComponent(isServer ? await loadDescription() : undefined, loadDescription, touched);

/** Further down: when they come into sight. */
export const LazyShop = lazyComponent(isServer ? await loadShop() : undefined, loadShop, seen);
export const LazyRelated = lazyComponent(isServer ? await loadRelated() : undefined, loadRelated, seen);

/** Most visitors never see it. */
export const LazyMissing = lazyComponent(isServer ? await loadMissing() : undefined, loadMissing, atOnce);

export const loadTouched = touched.fire;
export const loadSeen = seen.fire;

/** For when the page is about to be rendered again. */
export function loadSections(): void {
  touched.fire();
  seen.fire();
}

/**
 * For visitors who come from another page, with nothing of this one on their screen yet, and for a page that
 * is loaded again: React holds new data back until the server's HTML is hydrated.
 */
export async function preloadSections(): Promise<void> {
  await Promise.all(
    [LazyBanner, LazySeller, LazyVariants, LazyDescription, LazyShop, LazyRelated].map((section) => section.preload()),
  );
  loadSections();
}
