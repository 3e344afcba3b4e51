import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renditionName, renditionWidths } from '../apps/server/src/images/rendition-format.ts';
import { dataDir } from './shop-folder.ts';

const imagesOf = (shopFolder: string) => path.join(shopFolder, 'images');
const renditions = path.join(imagesOf(dataDir), 'renditions');

/**
 * Before the journeys begin. Who is shown a WebP has its AVIF made behind their back, and hundreds of those would take a
 * tenth of the machine: of the demo's pictures the shop finds the note that an AVIF is not worth it.
 */
export default async function leaveOutAvif(): Promise<void> {
  const files = await readdir(path.join(imagesOf(dataDir), 'originals'), { recursive: true, withFileTypes: true });
  for (const { name } of files.filter((file) => file.isFile())) {
    const hash = path.parse(name).name;
    const folder = path.join(renditions, hash.slice(0, 2));
    await mkdir(folder, { recursive: true });
    for (const width of renditionWidths) {
      await writeFile(path.join(folder, renditionName({ hash, width, quality: 'standard' }, 'avif')), '');
    }
  }
}

/** A shop with the same demo draws nothing anew: pictures are named by what is in them, so they can be shared. */
export async function sharePictures(shopFolder: string): Promise<void> {
  await mkdir(imagesOf(shopFolder), { recursive: true });
  await symlink(renditions, path.join(imagesOf(shopFolder), 'renditions'), 'junction');
}
