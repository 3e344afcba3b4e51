import { closeSync, createReadStream, createWriteStream, openSync, unlinkSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

export type Spooled = { fd: number; read(): AsyncIterable<Buffer>; close(): void };

/**
 * What arrives, as a file that can be read from anywhere and again. Its name is taken away at once: the file goes with
 * the process that holds it, however that ends.
 */
export async function spool(source: AsyncIterable<Buffer>): Promise<Spooled> {
  const name = path.join(tmpdir(), `urumuri-${randomUUID()}`);
  const fd = openSync(name, 'wx+', 0o600);
  try {
    unlinkSync(name);
    await pipeline(source, createWriteStream('', { fd, autoClose: false, start: 0 }));
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return {
    fd,
    read: () => createReadStream('', { fd, autoClose: false, start: 0 }) as AsyncIterable<Buffer>,
    close: () => closeSync(fd),
  };
}
