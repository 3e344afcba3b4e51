import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-failure.ts';
import type { ImageStore } from '../images/image-store.ts';
import { paths } from '../paths.ts';
import type { Progress } from '../progress.ts';

/** Addresses by slug: a banner's is that of the product it leads to. */
export type DemoPictures = Record<'products' | 'categories' | 'shops' | 'banners', ReadonlyMap<string, string[]>>;

/** The width in the address is only a default: pages ask for the size they need. */
const defaultWidth = 960;
const bannerWidth = 1600;

/** Puts what the build has drawn into the image store: `products/<slug>-<number>.svg`, `shops/<slug>.svg` and so on. */
export async function storeDemoPictures(
  store: ImageStore,
  progress: Progress,
  folder = paths.demoPictures,
): Promise<DemoPictures> {
  if (!existsSync(folder)) throw new StartError('The pictures of the demo shop are not drawn yet: npm run pictures');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.svg')).sort();
  let done = 0;
  const put = async (name: string, width: number) => {
    const hash = await store.put(await readFile(path.join(folder, name)), 'svg');
    progress.step('Storing the demo’s pictures', (done += 1), names.length);
    return `/images/${hash}/${width}`;
  };
  const storeAll = async (kind: string, width = defaultWidth) => {
    const addresses = new Map<string, string[]>();
    const own = names.filter((name) => path.dirname(name) === kind);
    for (const slug of new Set(own.map(slugOf))) {
      const ofSlug = own.filter((name) => slugOf(name) === slug);
      addresses.set(slug, await Promise.all(ofSlug.map((name) => put(name, width))));
    }
    return addresses;
  };
  return {
    products: await storeAll('products'),
    categories: await storeAll('categories'),
    shops: await storeAll('shops'),
    banners: await storeAll('banners', bannerWidth),
  };
}

/** The pictures of a product are numbered. */
function slugOf(name: string): string {
  const slug = path.basename(name, '.svg');
  return path.dirname(name) === 'products' ? slug.replace(/-\d+$/, '') : slug;
}
