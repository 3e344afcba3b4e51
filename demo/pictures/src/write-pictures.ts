import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from './catalogue.ts';
import { drawBanner, drawCategoryTile, drawProduct, drawShop } from './pictures.ts';

/** Draws every picture of a catalogue into a folder of its own; the same catalogue gives the same files. */
export function writePictures(catalogueFolder: string, pictureFolder: string): void {
  const { products, categories, shops, banners } = readCatalogue(catalogueFolder);
  const write = (file: string, svg: string) => writeFileSync(path.join(pictureFolder, file), svg);
  rmSync(pictureFolder, { recursive: true, force: true });
  for (const kind of ['products', 'categories', 'shops', 'banners']) {
    mkdirSync(path.join(pictureFolder, kind), { recursive: true });
  }
  for (const product of products) {
    for (const [index, svg] of drawProduct(product.picture).entries()) {
      write(`products/${product.slug}-${index + 1}.svg`, svg);
    }
  }
  for (const { slug, picture } of categories) write(`categories/${slug}.svg`, drawCategoryTile(picture));
  for (const { slug, picture } of shops) write(`shops/${slug}.svg`, drawShop(picture));
  for (const banner of banners) {
    const product = products.find(({ slug }) => slug === banner.product);
    if (!product) throw new Error(`The banner's product ${banner.product} is not in the catalogue.`);
    write(`banners/${banner.product}.svg`, drawBanner(banner.picture, product.picture));
  }
}
