import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { maxUploadBytes } from '../../images/upload-intake.ts';
import { findRefusal, isNoPart } from './picture-names.rules.ts';
import { refuseFile, type ZipFile } from './zip-file.ts';

export type PictureFile = { name: string; refusal: string | undefined; read(): Promise<Buffer> };
export type PictureFiles = { files: readonly PictureFile[]; close(): void };

/** Pictures hardly get smaller in a zip: what unpacks to far more than a zip may have was made to do harm. */
const mostUnpackedBytes = 2 ** 31;

/** The pictures of a zip. Of each it is known what it may unpack to before it is unpacked. */
export function openPictureZip(zip: ZipFile): PictureFiles {
  const parts = zip.entries.filter(({ name }) => !isNoPart(name));
  if (parts.reduce((sum, { bytes }) => sum + bytes, 0) > mostUnpackedBytes) {
    zip.close();
    throw refuseFile('The zip unpacks to more than 2 GB: send it in parts.');
  }
  const files = parts.map((entry) => ({
    name: entry.name,
    refusal: findRefusal(entry, maxUploadBytes),
    read: async () => readAll(await zip.read(entry)),
  }));
  return { files, close: () => zip.close() };
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
      const refusal = findRefusal({ name, bytes, isLink, isLocked: false }, maxUploadBytes);
      return { name, refusal, read: () => readFile(file) };
    }),
  );
  return { files: files.filter(({ name }) => !isNoPart(name)), close: () => undefined };
}

async function readAll(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}
