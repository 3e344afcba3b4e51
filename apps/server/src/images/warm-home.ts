import type { CatalogueService } from '../modules/catalogue/index.ts';
import type { Renditions } from './renditions.ts';

/** Makes the home page's pictures in the sizes phones and desktops ask for, before the first visitor does. */
export async function warmHome(catalogue: CatalogueService, renditions: Renditions): Promise<void> {
  const [lists, banners, categories] = await Promise.all([
    catalogue.listHomeProducts(),
    catalogue.listBanners(),
    catalogue.listCategories(),
  ]);
  const cards = Object.values(lists).flatMap((products) => products.map((product) => product.images[0] ?? ''));
  const imagesOf = (rows: readonly { image: string }[]) => rows.map(({ image }) => image);
  renditions.warm(imagesOf(banners), [640, 960, 1280]);
  renditions.warm([...imagesOf(categories), ...cards], [240, 320, 480]);
}
