import {
  closeSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  openSync,
  readSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { messageOf } from './errors.ts';

const BLOCK_BYTES = 512;
const NAME_BYTES = 100;
const CHECKSUM_OFFSET = 148;
const CHECKSUM_BYTES = 8;
const CHUNK_BYTES = 1 << 18;
const FILE_TYPE = '0';
const DIRECTORY_TYPE = '5';

/** Writes a directory as a gzip tarball (plain ustar, so `tar` and PGlite's `loadDataDir` read it too). */
export async function packDirectory(directory: string, toFile: string, level?: number): Promise<void> {
  const input = Readable.from(joinSmall(packEntries(directory)), { objectMode: false });
  const gzip = createGzip({ chunkSize: CHUNK_BYTES, ...(level === undefined ? {} : { level }) });
  await pipeline(input, gzip, createWriteStream(toFile, { flush: true }));
}

/** Each piece costs a turn of the event loop, which a busy engine gives rarely: few and large ones. */
function* joinSmall(pieces: Iterable<Buffer>): Generator<Buffer> {
  let batch: Buffer[] = [];
  let batchBytes = 0;
  for (const piece of pieces) {
    batch.push(piece);
    batchBytes += piece.length;
    if (batchBytes < CHUNK_BYTES) continue;
    yield Buffer.concat(batch);
    batch = [];
    batchBytes = 0;
  }
  yield Buffer.concat(batch);
}

function* packEntries(directory: string): Generator<Buffer> {
  for (const path of listPaths(directory)) {
    const name = relative(directory, path).split(sep).join('/');
    const stats = statSync(path);
    const modifiedAt = Math.floor(stats.mtimeMs / 1000);
    if (stats.isDirectory()) {
      yield encodeHeader({ name: `${name}/`, sizeBytes: 0, type: DIRECTORY_TYPE, modifiedAt });
      continue;
    }
    yield encodeHeader({ name, sizeBytes: stats.size, type: FILE_TYPE, modifiedAt });
    yield* readExactly(path, stats.size);
    yield Buffer.alloc(paddingOf(stats.size));
  }
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

function* listPaths(directory: string): Generator<string> {
  const entries = readdirSync(directory, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(directory, entry.name);
    yield path;
    if (entry.isDirectory()) yield* listPaths(path);
  }
}

function* readExactly(path: string, sizeBytes: number): Generator<Buffer> {
  const file = openSync(path, 'r');
  try {
    for (let left = sizeBytes; left > 0;) {
      const chunk = Buffer.alloc(Math.min(left, CHUNK_BYTES));
      const readBytes = readSync(file, chunk);
      if (readBytes === 0) throw new Error(`${path} changed while it was being packed.`);
      yield chunk.subarray(0, readBytes);
      left -= readBytes;
    }
  } finally {
    closeSync(file);
  }
}

type TarEntry = { name: string; sizeBytes: number; type: string; modifiedAt: number };

function encodeHeader({ name, sizeBytes, type, modifiedAt }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`The name ${name} is too long for a tarball.`);
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0);
  header.write(type === DIRECTORY_TYPE ? '0000700\0' : '0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${sizeBytes.toString(8).padStart(11, '0')}\0`, 124);
  header.write(`${modifiedAt.toString(8).padStart(11, '0')}\0`, 136);
  header.write(type, 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM_OFFSET);
  return header;
}

/**
 * Unpacks into `directory`, which is made; throws on anything cut short or damaged. Writes without
 * yielding, because a thousand small files are quickest that way.
 */
export async function unpackDirectory(fromFile: string, directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const finished = pipeline(createReadStream(fromFile, { highWaterMark: CHUNK_BYTES }), gunzip);
  const reader = createBlockReader(gunzip);
  try {
    for (;;) {
      const header = await reader.read(BLOCK_BYTES);
      if (header.every((byte) => byte === 0)) break;
      await unpackEntry(decodeHeader(header, fromFile), directory, reader);
    }
    gunzip.resume();
    await finished;
  } catch (error) {
    gunzip.destroy();
    await finished.catch(() => undefined);
    throw new Error(`${fromFile} cannot be unpacked: ${messageOf(error)}`, { cause: error });
  }
}

type BlockReader = { read(bytes: number): Promise<Buffer> };

async function unpackEntry(entry: TarEntry, directory: string, reader: BlockReader): Promise<void> {
  const path = join(directory, entry.name);
  if (relative(directory, path).startsWith('..')) throw new Error(`it names a file outside: ${entry.name}`);
  if (entry.type === DIRECTORY_TYPE) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return;
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, 'wx', 0o600);
  try {
    for (let left = entry.sizeBytes; left > 0; left -= CHUNK_BYTES) {
      writeFileSync(file, await reader.read(Math.min(left, CHUNK_BYTES)));
    }
  } finally {
    closeSync(file);
  }
  await reader.read(paddingOf(entry.sizeBytes));
}

function decodeHeader(header: Buffer, fromFile: string): TarEntry {
  const text = (start: number, end: number) => header.toString('latin1', start, end).replace(/[\0 ].*$/s, '');
  if (Number.parseInt(text(CHECKSUM_OFFSET, CHECKSUM_OFFSET + CHECKSUM_BYTES), 8) !== checksumOf(header)) {
    throw new Error(`a header in ${fromFile} is damaged`);
  }
  return {
    name: text(0, NAME_BYTES),
    sizeBytes: Number.parseInt(text(124, 136), 8),
    type: text(156, 157) || FILE_TYPE,
    modifiedAt: Number.parseInt(text(136, 148), 8),
  };
}

function createBlockReader(stream: Readable): BlockReader {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let buffered = Buffer.alloc(0);
  const read = async (bytes: number): Promise<Buffer> => {
    while (buffered.length < bytes) {
      const next = await chunks.next();
      if (next.done) throw new Error('it ends too early');
      buffered = Buffer.concat([buffered, next.value]);
    }
    const block = buffered.subarray(0, bytes);
    buffered = buffered.subarray(bytes);
    return block;
  };
  return { read };
}

function checksumOf(header: Buffer): number {
  let sum = CHECKSUM_BYTES * 0x20;
  for (const [index, byte] of header.entries()) {
    if (index < CHECKSUM_OFFSET || index >= CHECKSUM_OFFSET + CHECKSUM_BYTES) sum += byte;
  }
  return sum;
}

function paddingOf(sizeBytes: number): number {
  return (BLOCK_BYTES - (sizeBytes % BLOCK_BYTES)) % BLOCK_BYTES;
}
