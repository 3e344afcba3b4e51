import { type Entry, fromFdPromise, getFileNameLowLevel } from 'yauzl';
import { AppError } from '../app-error.ts';
import { refuseFile } from './refuse-file.ts';

export type ZipEntry = { name: string; bytes: number; packedBytes: number; isLink: boolean; isLocked: boolean };
export type ZipFile = {
  entries: readonly ZipEntry[];
  /** Never more than the entry says: whatever unpacks to more ends with an error. */
  read(entry: ZipEntry): Promise<AsyncIterable<Buffer>>;
};

const mostEntries = 20_000;
const mostNameLetters = 4 * 1024 * 1024;
const linkMode = 0o12;

/** The directory of a zip stands at its end, so it is read from a file. Names are names and never paths. */
export async function openZip(fd: number): Promise<ZipFile> {
  try {
    // It is never closed: that would close the file under those who opened it.
    const zip = await fromFdPromise(fd, { decodeStrings: false });
    if (zip.entryCount > mostEntries)
      throw refuseFile(`The zip holds more than ${mostEntries} files. Send it in parts.`);
    const found = new Map<ZipEntry, Entry>();
    const names = new Set<string>();
    let letters = 0;
    for await (const entry of zip.eachEntry()) {
      const described = describe(entry);
      letters += described.name.length;
      if (letters > mostNameLetters)
        throw refuseFile(`The names of the files in the zip are too long. Send it in parts.`);
      if (names.has(described.name))
        throw refuseFile(`The zip holds two files of the name “${described.name.slice(0, 80)}”. Make it anew.`);
      names.add(described.name);
      found.set(described, entry);
    }
    return {
      entries: [...found.keys()],
      async read(entry) {
        const known = found.get(entry);
        if (known === undefined) throw new Error('This file lies in another zip.');
        return zip.openReadStreamPromise(known);
      },
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuseFile('This is no workbook and no zip that can be read: it is damaged, or has not arrived whole.');
  }
}

function describe(entry: Entry): ZipEntry {
  return {
    name: getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false),
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    isLink: entry.externalFileAttributes >>> 28 === linkMode,
    isLocked: entry.isEncrypted(),
  };
}
