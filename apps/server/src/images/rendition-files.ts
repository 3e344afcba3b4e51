import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readIfPresent, writeWholeFile } from './image-files.ts';
import type { RenditionFormat } from './rendition-format.ts';

/** The tag is strong: taken from the bytes themselves. */
export type Rendition = { body: Buffer; format: RenditionFormat; etag: string };

const etagLength = 22;

export const makeEtag = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, etagLength)}"`;

type RenditionFilesOptions = {
  directory: string;
  /** Without room nothing is stored: what is missing is made again when it is asked for. */
  hasRoom(): boolean;
  onError(error: unknown): void;
};

export function createRenditionFiles({ directory, hasRoom, onError }: RenditionFilesOptions) {
  const pathOf = (name: string): string => join(directory, 'renditions', name.slice(0, 2), name);

  /** A picture that is there can be shown, whether or not it can be stored. */
  async function store(name: string, body: Uint8Array): Promise<void> {
    if (hasRoom()) await writeWholeFile(pathOf(name), body, true).catch(onError);
  }

  return {
    async read(name: string, format: RenditionFormat): Promise<Rendition | 'not-worth-it' | undefined> {
      const body = await readIfPresent(pathOf(name));
      if (body?.length === 0 && format === 'avif') return 'not-worth-it';
      return body && { body, format, etag: makeEtag(body) };
    },
    async write(name: string, format: RenditionFormat, body: Buffer): Promise<Rendition> {
      await store(name, body);
      return { body, format, etag: makeEtag(body) };
    },
    /** Remembers across restarts that this encoding was tried and came out larger. */
    writeNotWorthIt: (name: string) => store(name, new Uint8Array()),
  };
}
