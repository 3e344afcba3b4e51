import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@urumuri/contract';
import type { OpenedZip } from '../../files/file-reader.ts';
import { refuseFile } from '../../files/refuse-file.ts';
import { findRefusal, isNoPart, longestName } from './picture-names.rules.ts';

export type PictureFile = { name: string; refusal: string | undefined; read(): Promise<Uint8Array> };
export type PictureFiles = { files: readonly PictureFile[]; close(): Promise<void> };

/** Pictures hardly get smaller in a zip: what unpacks to far more than a zip may have was made to do harm. */
const mostUnpackedBytes = 2 ** 31;
const shownName = 80;

/** The pictures of a zip. Of each it is known what it may unpack to before it is unpacked. */
export async function openPictureZip(zip: OpenedZip): Promise<PictureFiles> {
  const parts = zip.entries.filter(({ name }) => !isNoPart(name));
  const files = parts.map((entry) => ({
    name: entry.name.slice(0, longestName + 1),
    refusal: findRefusal(entry, limits.uploadBytes),
    read: () => zip.read(entry),
  }));
  const refusal = findZipRefusal(parts, files);
  if (refusal === undefined) return { files, close: zip.close };
  await zip.close();
  throw refuseFile(refusal);
}

function findZipRefusal(parts: OpenedZip['entries'], files: readonly PictureFile[]): string | undefined {
  if (parts.reduce((sum, { bytes }) => sum + bytes, 0) > mostUnpackedBytes)
    return 'The zip unpacks to more than 2 GB: send it in parts.';
  const [first] = files;
  if (first === undefined) return 'There is no picture in this zip.';
  if (files.some(({ refusal }) => refusal === undefined)) return undefined;
  return `There is no picture in this zip that can be used. ${first.name.slice(0, shownName)}: ${first.refusal}`;
}

/** The pictures of a folder and those within; links are not followed. */
export async function openPictureFolder(folder: string): Promise<PictureFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => !entry.isDirectory());
  const files = await Promise.all(
    found.map(async (entry): Promise<PictureFile> => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file).split(path.sep).join('/');
      const isLink = !entry.isFile();
      const bytes = isLink ? 0 : (await stat(file)).size;
      const refusal = findRefusal({ name, bytes, isLink, isLocked: false }, limits.uploadBytes);
      return { name, refusal, read: () => readFile(file) };
    }),
  );
  return { files: files.filter(({ name }) => !isNoPart(name)), close: async () => undefined };
}
