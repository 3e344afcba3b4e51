import type { Banner } from '@urumuri/contract';

export type HomeBanner = { id: string; image: string; link: string; title: string; line: string };

/** What the page shows of a banner. Links may hold a slug or an id; the product page knows both. */
export function toHomeBanner({ _id, banner, link, productId, title, line }: Banner): HomeBanner {
  return { id: _id, image: banner, link: link || productId, title: title || 'Offer of the week', line };
}
