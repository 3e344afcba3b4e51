import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { findSizeBytes, readIfPresent, writeWholeFile } from './image-files.ts';
import { contentTypes, isWholeFile } from './rendition-format.ts';
import type { RenditionFormat } from './rendition-format.ts';

export type Rendition = {
  readonly body: Buffer;
  readonly format: RenditionFormat;
  readonly contentType: string;
  /** Strong: taken from the bytes themselves. */
  readonly etag: string;
};

export type StoredRendition = Rendition | 'not-worth-it' | undefined;

export type RenditionFiles = {
  read(name: string, format: RenditionFormat): Promise<StoredRendition>;
  write(name: string, format: RenditionFormat, body: Buffer): Promise<Rendition>;
  /** Remembers across restarts that this encoding was tried and came out larger. */
  writeNotWorthIt(name: string): Promise<void>;
  has(name: string): Promise<boolean>;
};

const etagLength = 22;

function describe(body: Buffer, format: RenditionFormat): Rendition {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, etagLength);
  return { body, format, contentType: contentTypes[format], etag: `"${digest}"` };
}

export type RenditionFilesOptions = {
  directory: string;
  /** Without room nothing is stored: what is missing is made again when it is asked for. */
  hasRoom(): boolean;
  onError(error: unknown): void;
};

export function createRenditionFiles({ directory, hasRoom, onError }: RenditionFilesOptions): RenditionFiles {
  const pathOf = (name: string): string => join(directory, 'renditions', name.slice(0, 2), name);

  /** A picture that is there can be shown, whether or not it can be stored. */
  async function store(name: string, body: Uint8Array): Promise<void> {
    if (hasRoom()) await writeWholeFile(pathOf(name), body).catch(onError);
  }

  return {
    async read(name, format) {
      const body = await readIfPresent(pathOf(name));
      if (body === undefined) return undefined;
      if (body.length === 0 && format === 'avif') return 'not-worth-it';
      return isWholeFile(body, format) ? describe(body, format) : undefined;
    },
    async write(name, format, body) {
      await store(name, body);
      return describe(body, format);
    },
    writeNotWorthIt: (name) => store(name, new Uint8Array()),
    async has(name) {
      return (await findSizeBytes(pathOf(name))) !== undefined;
    },
  };
}
