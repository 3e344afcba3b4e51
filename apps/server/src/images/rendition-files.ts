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

export function createRenditionFiles(directory: string): RenditionFiles {
  const pathOf = (name: string): string => join(directory, 'renditions', name.slice(0, 2), name);

  return {
    async read(name, format) {
      const body = await readIfPresent(pathOf(name));
      if (body === undefined) return undefined;
      if (body.length === 0 && format === 'avif') return 'not-worth-it';
      return isWholeFile(body, format) ? describe(body, format) : undefined;
    },
    async write(name, format, body) {
      await writeWholeFile(pathOf(name), body);
      return describe(body, format);
    },
    async writeNotWorthIt(name) {
      await writeWholeFile(pathOf(name), new Uint8Array());
    },
    async has(name) {
      return (await findSizeBytes(pathOf(name))) !== undefined;
    },
  };
}
