import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { findSizeBytes, isImageHash, writeWholeFile } from './image-files.ts';
import { createSemaphore } from '../concurrency/semaphore.ts';
import { sharp } from './sharp-engine.ts';
import { prepareUpload } from './upload-intake.ts';

const originalKinds = ['svg', 'webp', 'jpg', 'png'] as const;

export type OriginalKind = (typeof originalKinds)[number];
export type StoredImage = { hash: string; width: number; height: number };
export type Original = { path: string; kind: OriginalKind };

export type ImageStore = {
  /** Stores a picture made by the shop's own code. Never pass bytes that came from outside. */
  put(bytes: Uint8Array, kind: OriginalKind): Promise<StoredImage>;
  /** Stores a person's upload, re-encoded; throws `ImageRefusedError`. */
  putUpload(bytes: Uint8Array): Promise<StoredImage>;
  find(hash: string): Promise<Original | undefined>;
  has(hash: string): Promise<boolean>;
};

/** 64 bits tell the pictures of any shop apart, and a page of the shop names fifty of them. */
const hashLength = 16;
// One decode of 40 megapixels holds about 160 MB, so uploads are taken one at a time.
const uploadLimits = {
  parallel: 1,
  maxWaiting: 8,
  refusal: 'Too many pictures are being processed. Try again in a moment.',
};

function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
}

/** Originals as content-addressed files below `<directory>/originals`. */
export function createImageStore({ directory }: { directory: string }): ImageStore {
  const uploads = createSemaphore(uploadLimits);

  function placeOf(hash: string, kind: OriginalKind): string {
    return join(directory, 'originals', hash.slice(0, 2), `${hash}.${kind}`);
  }

  async function store(bytes: Uint8Array, kind: OriginalKind, flush: boolean): Promise<string> {
    const hash = hashBytes(bytes);
    const path = placeOf(hash, kind);
    // A wrong size means a write torn by a power cut: written again, it is whole again.
    if ((await findSizeBytes(path)) !== bytes.byteLength) await writeWholeFile(path, bytes, flush);
    return hash;
  }

  async function find(hash: string): Promise<Original | undefined> {
    if (!isImageHash(hash)) return undefined;
    for (const kind of originalKinds) {
      const path = placeOf(hash, kind);
      if ((await findSizeBytes(path)) !== undefined) return { path, kind };
    }
    return undefined;
  }

  return {
    async put(bytes, kind) {
      const { autoOrient } = await sharp(bytes).metadata();
      return { hash: await store(bytes, kind, false), width: autoOrient.width, height: autoOrient.height };
    },

    putUpload: (bytes) =>
      uploads.run(async () => {
        const prepared = await prepareUpload(bytes);
        const hash = await store(prepared.bytes, 'webp', true);
        return { hash, width: prepared.width, height: prepared.height };
      }),

    find,
    has: async (hash) => (await find(hash)) !== undefined,
  };
}
