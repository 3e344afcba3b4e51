import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { AppError } from '../app-error.ts';
import { findSizeBytes, isImageHash, writeWholeFile } from './image-files.ts';
import { createSemaphore } from '../concurrency/semaphore.ts';
import { prepareUpload } from './upload-intake.ts';

const originalKinds = ['svg', 'webp', 'jpg', 'png'] as const;

type OriginalKind = (typeof originalKinds)[number];
export type Original = { path: string; kind: OriginalKind };
export type ImageStore = ReturnType<typeof createImageStore>;

/** 64 bits tell the pictures of any shop apart, and a page of the shop names fifty of them. */
const hashLength = 16;
/** The largest rendition; pages ask for the width they need. */
const storedWidth = 1600;
const notUploaded = 'Upload the picture first';
// One decode of 40 megapixels holds about 160 MB, so uploads are taken one at a time.
const uploadLimits = {
  parallel: 1,
  maxWaiting: 8,
  refusal: 'Too many pictures are being processed. Try again in a moment.',
};

/** Originals as content-addressed files below `<directory>/originals`. */
export function createImageStore({ directory }: { directory: string }) {
  const uploads = createSemaphore(uploadLimits);

  const placeOf = (hash: string, kind: OriginalKind) =>
    join(directory, 'originals', hash.slice(0, 2), `${hash}.${kind}`);

  /** Stores a picture made by the shop's own code; answers its hash. Never pass bytes that came from outside. */
  async function put(bytes: Uint8Array, kind: OriginalKind, flush = false): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
    const path = placeOf(hash, kind);
    // A wrong size means a write torn by a power cut: written again, it is whole again.
    if ((await findSizeBytes(path)) !== bytes.byteLength) await writeWholeFile(path, bytes, flush);
    return hash;
  }

  /** Stores a person's upload, re-encoded; answers its address, or throws `image_refused`. */
  const putUpload = (bytes: Uint8Array): Promise<string> =>
    uploads.run(async () => `/images/${await put(await prepareUpload(bytes), 'webp', true)}/${storedWidth}`);

  async function find(hash: string): Promise<Original | undefined> {
    if (!isImageHash(hash)) return undefined;
    for (const kind of originalKinds) {
      const path = placeOf(hash, kind);
      if ((await findSizeBytes(path)) !== undefined) return { path, kind };
    }
    return undefined;
  }

  /** Only what was uploaded can be shown; the field of the form is named in the refusal. */
  async function assertStored(addresses: readonly string[], field: string): Promise<void> {
    for (const address of addresses) {
      if (!(await find(address.split('/')[2] ?? '')))
        throw new AppError('validation_failed', notUploaded, { [field]: notUploaded });
    }
  }

  return { put, putUpload, find, assertStored };
}
