import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import * as z from 'zod';

/** Why a backup or a restore was not done, in a sentence for the person who asked for it. */
export class BackupRefusedError extends Error {}

const manifestSchema = z.object({
  format: z.literal('urumuri-shop-1'),
  version: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** The next number of each. */
  sequences: z.array(z.object({ name: z.string(), next: z.string().regex(/^\d+$/) })),
  pictures: z.number(),
});
const checksumsSchema = z.record(z.string(), z.string());

/** What the archive holds; its first entry. */
export type Manifest = z.infer<typeof manifestSchema>;
/** SHA-256 of what each folder holds; the last entry, so that an archive that has it is whole. */
export type Checksums = z.infer<typeof checksumsSchema>;

/** A picture in `pictures`, or some megabytes of rows, as COPY writes them, in `tables/<name>`. */
export type Content = { folder: string; name: string; bytes: Buffer };

export const newLine = 10;

/** A line break inside a value is written as `\n`, so each of these bytes ends a row. */
export function countLines(rows: Buffer): number {
  let lines = 0;
  for (let at = rows.indexOf(newLine); at !== -1; at = rows.indexOf(newLine, at + 1)) lines += 1;
  return lines;
}

const manifestName = 'manifest.json';
const checksumsName = 'checksums.json';
const largestEntryBytes = 64 * 1024 * 1024;
const largestTextBytes = 4 * 1024 * 1024;
const compressionLevel = 3;

/** Writes an archive that appears under its name only when it is whole and on the disk. */
export async function writeArchive(file: string, manifest: Manifest, contents: AsyncIterable<Content>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  const pack = tar.pack();
  try {
    // Names, addresses and hashes of passwords are in it: for its owner only.
    const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await Promise.all([
      pipeline(pack, createGzip({ level: compressionLevel }), output),
      fill(pack, manifest, contents).catch((error: Error) => {
        pack.destroy(error);
        throw error;
      }),
    ]);
    await rename(part, file);
    await flushFolder(path.dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    if (!(error instanceof Error && 'path' in error)) throw error;
    throw new BackupRefusedError(`${file} cannot be written: ${error.message}`);
  }
}

async function fill(pack: tar.Pack, manifest: Manifest, contents: AsyncIterable<Content>): Promise<void> {
  const put = (name: string, content: Buffer | object) => {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content, null, 2));
    return new Promise<void>((resolve, reject) => {
      pack.entry({ name, size: bytes.byteLength }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  };
  await put(manifestName, manifest);
  const hashes = createHashes(manifest);
  for await (const { folder, name, bytes } of contents) {
    hashes.get(folder)?.update(bytes);
    await put(`${folder}/${name}`, bytes);
  }
  await put(checksumsName, digestAll(hashes));
  pack.finalize();
}

/** So that the new name survives a power cut too. Windows does not open folders. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Reads an archive from its first byte to its last, and refuses it unless every checksum is right. */
export async function readArchive(
  file: string,
  visitor: { manifest?(manifest: Manifest): void; content?(content: Content): Promise<void> },
): Promise<{ manifest: Manifest; checksums: Checksums }> {
  let manifest: Manifest | undefined;
  let checksums: Checksums | undefined;
  let hashes = new Map<string, Hash>();
  let left = new Map<string, number>();
  for await (const { name: entry, bytes } of readEntries(file)) {
    const { dir: folder, base: name } = path.posix.parse(entry);
    if (manifest === undefined) {
      try {
        const parsed = manifestSchema.safeParse(parseJson(bytes)).data;
        if (entry !== manifestName || !parsed) throw notAnArchive(file);
        manifest = parsed;
        visitor.manifest?.(manifest);
      } catch (error) {
        await refuseDamaged(file);
        throw error;
      }
      hashes = createHashes(manifest);
      left = countContents(manifest);
    } else if (entry === checksumsName) {
      checksums = checksumsSchema.safeParse(parseJson(bytes)).data;
    } else {
      // What the manifest does not name ends the reading: an archive may unpack to anything.
      const rest = (left.get(folder) ?? 0) - (folder === 'pictures' ? 1 : Math.max(1, countLines(bytes)));
      if (rest < 0) throw damaged(file);
      left.set(folder, rest);
      hashes.get(folder)?.update(bytes);
      await visitor.content?.({ folder, name, bytes });
    }
  }
  if (!manifest || !checksums || !isDeepStrictEqual(checksums, digestAll(hashes))) throw damaged(file);
  return { manifest, checksums };
}

async function* readEntries(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const extract = tar.extract();
  const reading = pipeline(createReadStream(file), createGunzip(), extract);
  // Its errors also end the loop.
  reading.catch(() => undefined);
  let isFirst = true;
  try {
    for await (const entry of extract) {
      const most = /\//.test(entry.header.name) ? largestEntryBytes : largestTextBytes;
      if ((entry.header.size ?? 0) > most) throw damaged(file);
      const bytes = await buffer(entry);
      isFirst = false;
      yield { name: entry.header.name, bytes };
    }
    await reading;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('syscall' in error) throw new BackupRefusedError(`${file} cannot be read: ${error.message}`);
    throw isFirst && !(await isCorrupt(file)) ? notAnArchive(file) : damaged(file);
  }
}

/** What is wrong with its first entry may be a wrong byte, which shows only at its end. */
async function refuseDamaged(file: string): Promise<void> {
  const entries = readEntries(file);
  while (!(await entries.next()).done);
}

/** Compressed once, but no longer whole: a wrong byte may also make the beginning look like no archive. */
async function isCorrupt(file: string): Promise<boolean> {
  try {
    await pipeline(
      createReadStream(file),
      createGunzip(),
      new Writable({ write: (_bytes, _encoding, done) => done() }),
    );
    return false;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return String(error.code).startsWith('Z_') && error.message !== 'incorrect header check';
  }
}

/** Undefined of what is no JSON. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

const notAnArchive = (file: string) =>
  new BackupRefusedError(`${file} is not an archive that this version of the shop can read.`);
const damaged = (file: string) => new BackupRefusedError(`${file} is damaged or not complete.`);

const createHashes = ({ tables }: Manifest) =>
  new Map(['pictures', ...tables.map(({ name }) => `tables/${name}`)].map((folder) => [folder, createHash('sha256')]));

/** How many rows and pictures each folder may bring. */
const countContents = ({ tables, pictures }: Manifest) =>
  new Map([['pictures', pictures], ...tables.map(({ name, rows }) => [`tables/${name}`, rows] as const)]);

const digestAll = (hashes: Map<string, Hash>): Checksums =>
  Object.fromEntries([...hashes].map(([folder, hash]) => [folder, hash.digest('hex')]));
