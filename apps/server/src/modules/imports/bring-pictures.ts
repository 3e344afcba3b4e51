import type { Database } from '../../db/client.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { isPictureRefusal } from '../../images/upload-intake.ts';
import type { Report } from './check-rows.ts';
import { forgetRows, stageRows, updateImport } from './imports.repository.ts';
import type { PictureFiles } from './picture-files.ts';
import { keyOf, keysOf, matchPictures, rankOf } from './picture-names.rules.ts';
import * as repository from './pictures.repository.ts';

const unread = 'It has not arrived whole: send the zip again.';

/** Keeps the pictures of a zip or a folder, one at a time, and says of each that cannot be kept why. */
export async function bringPictures(
  { db, backgroundTransaction }: Database,
  imageStore: ImageStore,
  importId: string,
  { files }: PictureFiles,
  report: Report,
  isStopped: () => boolean,
): Promise<void> {
  const staged = files.map(({ name, refusal }) => ({ name, rank: rankOf(name), failure: refusal ?? unread }));
  await backgroundTransaction((tx) => repository.stagePictures(tx, importId, staged));
  for (const [place, { name, refusal, read }] of files.entries()) {
    if (isStopped()) return;
    if (refusal === undefined) {
      await repository.notePicture(db, importId, { name, ...(await keep(read)) });
    }
    await report(place + 1, files.length);
  }

  async function keep(read: () => Promise<Uint8Array>) {
    const bytes = await read().catch(() => undefined);
    if (bytes === undefined) return { image: null, failure: 'It cannot be unpacked: it is damaged.' };
    try {
      return { image: await imageStore.putUpload(bytes), failure: '' };
    } catch (error) {
      if (!isPictureRefusal(error)) throw error;
      return { image: null, failure: error.message };
    }
  }
}

/** Pictures without a spreadsheet are a file of the shop's products that they are called after. */
export async function stagePictured(
  { db, backgroundTransaction }: Database,
  importId: string,
  sellerId: string,
): Promise<number> {
  const pictures = await repository.listPictures(db, importId);
  const wanted = new Set(pictures.flatMap(({ name }) => keysOf(name)));
  const skus = new Map<string, string>();
  for await (const sku of repository.listSkus(db, sellerId)) {
    if (wanted.has(keyOf(sku)) && !skus.has(keyOf(sku))) skus.set(keyOf(sku), sku);
  }
  const kept = pictures.filter(({ image }) => image !== null);
  const rows = [...matchPictures(kept, (key) => skus.has(key)).keys()].map((key, place) => ({
    row: place + 1,
    cells: [skus.get(key) ?? ''],
  }));
  await backgroundTransaction(async (tx) => {
    await forgetRows(tx, importId);
    await stageRows(tx, importId, rows);
    await updateImport(tx, importId, { rows: rows.length });
  });
  return rows.length;
}
