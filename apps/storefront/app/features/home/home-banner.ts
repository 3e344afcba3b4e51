import type { Banner } from '@urumuri/contract';

export type HomeBanner = { image: string; link: string; title: string; line: string };

/** What the page shows of a banner. Links may hold a slug or an id; the product page knows both. */
export function toHomeBanner({ banner, link, productId, title, line }: Banner): HomeBanner {
  return { image: banner, link: link || productId, title: title || 'Offer of the week', line };
}
