import {
  demoBanners,
  demoCategories,
  demoProducts,
  demoShops,
  drawBanner,
  drawCategoryTile,
  drawProduct,
  drawShop,
  productSlug,
} from '@urumuri/seed';
import type { ImageStore } from '../images/image-store.ts';
import type { Progress } from '../progress.ts';

export type DemoPictures = {
  products: Map<string, string[]>;
  categories: Map<string, string>;
  shops: Map<string, string>;
  banners: string[];
};

/** The width in the address is only a default: pages ask for the size they need. */
const defaultWidth = 960;
const bannerWidth = 1600;

/** Draws every picture of the demo shop into the image store. */
export async function drawDemoPictures(store: ImageStore, progress: Progress): Promise<DemoPictures> {
  const pictures: DemoPictures = { products: new Map(), categories: new Map(), shops: new Map(), banners: [] };
  const total = demoProducts.length + demoCategories.length + demoShops.length + demoBanners.length;
  let done = 0;
  const put = async (svg: string, width = defaultWidth) => {
    const { hash } = await store.put(Buffer.from(svg), 'svg');
    return `/images/${hash}/${width}`;
  };
  const count = () => {
    done += 1;
    progress.step('Drawing the demo catalogue', done, total);
  };
  for (const product of demoProducts) {
    pictures.products.set(productSlug(product), await Promise.all(drawProduct(product).map((svg) => put(svg))));
    count();
  }
  for (const category of demoCategories) {
    pictures.categories.set(category.slug, await put(drawCategoryTile(category)));
    count();
  }
  for (const shop of demoShops) {
    pictures.shops.set(shop.slug, await put(drawShop(shop)));
    count();
  }
  for (const banner of demoBanners) {
    pictures.banners.push(await put(drawBanner(banner), bannerWidth));
    count();
  }
  return pictures;
}
