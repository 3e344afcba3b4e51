import { randomUUID } from 'node:crypto';
import { read } from 'node:fs';
import { type FileHandle, open, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const pieceBytes = 64 * 1024;
const readAt = promisify(read);

/**
 * What arrives, as a file that can be read from anywhere and again. Its name is taken away at once: the file goes with
 * the process that holds it, however that ends. Whoever asked for it closes it; those who read it never do.
 */
export async function spool(source: AsyncIterable<Buffer>): Promise<FileHandle> {
  const name = path.join(tmpdir(), `urumuri-${randomUUID()}`);
  const handle = await open(name, 'wx+', 0o600);
  try {
    await unlink(name);
    await writeFile(handle, source);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The pieces of a file that is open; by its number, which threads share. */
export async function* readPieces(fd: number): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await readAt(fd, Buffer.allocUnsafeSlow(pieceBytes), 0, pieceBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
