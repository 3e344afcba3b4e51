import { closeSync } from 'node:fs';
import { type Entry, fromFdPromise, getFileNameLowLevel } from 'yauzl';
import { AppError } from '../../app-error.ts';
import { spool } from './spool.ts';

export type ZipEntry = { name: string; bytes: number; isLink: boolean; isLocked: boolean };
export type ZipFile = {
  entries: readonly ZipEntry[];
  /** Never more than the entry says: whatever unpacks to more ends with an error. */
  read(entry: ZipEntry): Promise<AsyncIterable<Buffer>>;
  close(): void;
};

const mostEntries = 20_000;
const linkMode = 0o12;

export const refuseFile = (message: string) => new AppError('validation_failed', message, { file: message });

/** The directory of a zip stands at its end, so it is put into a file first. Names are names and never paths. */
export async function openZip(source: AsyncIterable<Buffer>): Promise<ZipFile> {
  const { fd } = await spool(source);
  try {
    const zip = await fromFdPromise(fd, { decodeStrings: false });
    const found = new Map<ZipEntry, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (found.size === mostEntries)
        throw refuseFile(`The zip holds more than ${mostEntries} files: send it in parts.`);
      found.set(describe(entry), entry);
    }
    return {
      entries: [...found.keys()],
      read: async (entry) => zip.openReadStreamPromise(found.get(entry) as Entry),
      close: () => zip.close(),
    };
  } catch (error) {
    closeSync(fd);
    if (error instanceof AppError) throw error;
    throw refuseFile(
      `This is no workbook and no zip that can be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function describe(entry: Entry): ZipEntry {
  return {
    name: getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false),
    bytes: entry.uncompressedSize,
    isLink: entry.externalFileAttributes >>> 28 === linkMode,
    isLocked: entry.isEncrypted(),
  };
}
