import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { createImageStore } from './image-store.ts';
import type { ImageStore } from './image-store.ts';
import { sharp } from './sharp-engine.ts';
import { createPhoto, createTestDirectory, drawTestProduct } from '../testing/pictures.ts';
import type { TestDirectory } from '../testing/pictures.ts';
import { limits } from '@urumuri/contract';

let directory: TestDirectory;
let store: ImageStore;

beforeEach(async () => {
  directory = await createTestDirectory();
  store = createImageStore({ directory: directory.path });
});

afterEach(() => directory.remove());

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A few hundred bytes that claim to be 30,000 × 30,000 pixels. */
function createPixelBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

async function refusalReason(bytes: Uint8Array): Promise<string> {
  const error = await store.putUpload(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) return `not refused: ${String(error)}`;
  return (error.details?.reason as string | undefined) ?? error.code;
}

const findStored = async (address: string) =>
  (await store.find(/^\/images\/([0-9a-f]{16})\/1600$/.exec(address)?.[1] ?? '')) ?? expect.fail(address);

async function sizeOf({ path }: { path: string }) {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

async function createNoisyJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return await sharp({ create: { width: 400, height: 300, channels: 3, noise, background: '#000' } })
    .jpeg()
    .toBuffer();
}

describe('uploads', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('re-encodes a %s to WebP', async (format) => {
    const photo = await sharp(await createPhoto(300, 200))
      .toFormat(format)
      .toBuffer();

    const kept = await findStored(await store.putUpload(photo));

    expect(await sizeOf(kept)).toEqual({ width: 300, height: 200 });
    expect(kept.kind).toBe('webp');
  });

  it('turns the picture upright, strips where it was taken and limits its size', async () => {
    const sideways = await sharp(await createPhoto(2400, 1200))
      .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '1/1 56/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();

    const stored = await findStored(await store.putUpload(sideways));

    expect(await sizeOf(stored)).toEqual({ width: 800, height: 1600 });
    const kept = sharp(stored.path);
    const { exif, icc, xmp, orientation } = await kept.metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    // Orientation 6 means "turn clockwise": the red left half must now be on top.
    const top = await kept.clone().extract({ left: 400, top: 200, width: 1, height: 1 }).raw().toBuffer();
    expect(top[0]).toBeGreaterThan(150);
    expect(top[2]).toBeLessThan(100);
  });

  it('refuses what is not an allowed picture and says why', async () => {
    const photo = await createPhoto(40, 30);
    const jpeg = await createNoisyJpeg();
    const webp = await sharp(jpeg).webp().toBuffer();

    expect(await refusalReason(drawTestProduct())).toBe('format_not_allowed');
    expect(await refusalReason(Buffer.from('  <?xml version="1.0"?><svg/>'))).toBe('format_not_allowed');
    expect(await refusalReason(await sharp(photo).gif().toBuffer())).toBe('format_not_allowed');
    expect(await refusalReason(await sharp(photo).tiff().toBuffer())).toBe('format_not_allowed');
    expect(await refusalReason(Buffer.from('<script>alert(1)</script>'))).toBe('format_not_allowed');
    expect(await refusalReason(Buffer.alloc(0))).toBe('format_not_allowed');
    expect(await refusalReason(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBe('damaged');
    expect(await refusalReason(jpeg.subarray(0, jpeg.length / 2))).toBe('damaged');
    expect(await refusalReason(webp.subarray(0, webp.length / 2))).toBe('damaged');
    expect(await refusalReason(createPixelBomb())).toBe('too_many_pixels');
    expect(await refusalReason(Buffer.alloc(limits.uploadBytes + 1))).toBe('too_many_bytes');
  });

  it('refuses when too many uploads wait', async () => {
    const jpeg = await createNoisyJpeg();
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => refusalReason(jpeg)));

    expect(outcomes.filter((outcome) => outcome === 'overloaded')).toHaveLength(3);
  });
});
