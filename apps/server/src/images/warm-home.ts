import type { CatalogueService } from '../modules/catalogue/index.ts';
import type { RenditionWidth } from './rendition-format.ts';
import type { Renditions } from './renditions.ts';
import type { WarmItem } from './warm-renditions.ts';

/** The sizes phones and desktops ask the home page's pictures in. */
const cardWidths: readonly RenditionWidth[] = [240, 320, 480];
const bannerWidths: readonly RenditionWidth[] = [640, 960, 1280];

const ownPicture = /^\/images\/([0-9a-f]{16,32})\/\d+$/;

/** Makes the home page's pictures before the first visitor asks, whenever the server is calm. */
export async function warmHome(
  catalogue: CatalogueService,
  renditions: Renditions,
  signal: AbortSignal,
): Promise<void> {
  const [lists, banners, categories] = await Promise.all([
    catalogue.listHomeProducts(),
    catalogue.listBanners(),
    catalogue.listCategories(),
  ]);
  const cards = Object.values(lists).flatMap((products) => products.map((product) => product.images[0] ?? ''));
  const items = [
    ...itemsFor(
      banners.map((banner) => banner.image),
      bannerWidths,
    ),
    ...itemsFor([...categories.map((category) => category.image), ...cards], cardWidths),
  ];
  await renditions.warm(items, { signal });
}

function itemsFor(addresses: readonly string[], widths: readonly RenditionWidth[]): WarmItem[] {
  const hashes = new Set(addresses.flatMap((address) => ownPicture.exec(address)?.[1] ?? []));
  return [...hashes].flatMap((hash) => widths.map((width) => ({ hash, width })));
}
