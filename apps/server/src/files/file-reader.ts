import { availableParallelism } from 'node:os';
import { AppError } from '../app-error.ts';
import { once } from '../concurrency/once.ts';
import { createSemaphore } from '../concurrency/semaphore.ts';
import type { Answers } from './file-thread.ts';
import type { TableFormat } from './read-table.ts';
import { spool } from './spool.ts';
import { type FileThread, nobodyWaits, startThread, type ThreadLimits } from './start-thread.ts';
import type { TableRow } from './table-limits.ts';
import type { ZipEntry } from './zip-file.ts';

export type OpenedTable = { format: TableFormat; rows: AsyncGenerator<TableRow>; close(): Promise<void> };
export type OpenedZip = {
  format: 'zip';
  entries: readonly ZipEntry[];
  read(entry: ZipEntry): Promise<Uint8Array>;
  close(): Promise<void>;
};

/**
 * Opens the files that people send, each in a thread of its own and one at a time for each person. A thread works
 * while it is asked, and one core is left alone: however many files there are, it serves the shop.
 */
export function createFileReader({ deadlineMs = 30_000, memoryMb = 256 }: Partial<ThreadLimits> = {}) {
  const readers = new Set<string>();
  const turns = createSemaphore({ parallel: Math.max(1, availableParallelism() - 1) });

  /** Whoever opens a file closes it. It is closed by itself when it cannot be opened, or when nobody waits any more. */
  return async function openFile(
    personId: string,
    source: AsyncIterable<Buffer>,
    hangUp?: AbortSignal,
  ): Promise<OpenedTable | OpenedZip> {
    if (readers.has(personId))
      throw new AppError('edit_conflict', 'Another file of yours is still being read. Wait until that is done.');
    readers.add(personId);
    let closeFile: () => Promise<void> = async () => undefined;
    let thread: FileThread | undefined;
    const close = once(async () => {
      hangUp?.removeEventListener('abort', leave);
      await thread?.end();
      await closeFile();
      readers.delete(personId);
    });
    const leave = () => void close();
    try {
      const file = await spool(source);
      closeFile = () => file.close();
      if (hangUp?.aborted) throw nobodyWaits();
      hangUp?.addEventListener('abort', leave);
      const started = (thread = startThread(file.fd, { deadlineMs, memoryMb }));
      // Its own start takes longer than many a file: nobody waits for that.
      await started.ask({ ask: 'start' });
      const opened = await turns.run(() => started.ask({ ask: 'open' }));
      if (opened.format !== 'zip') return { format: opened.format, rows: readRows(started), close };
      const read = (entry: ZipEntry) =>
        turns.run(() => started.ask({ ask: 'entry', place: opened.entries.indexOf(entry) }));
      return { ...opened, read, close };
    } catch (error) {
      await close();
      throw error;
    }
  };

  async function* readRows({ ask }: FileThread): AsyncGenerator<TableRow> {
    for (let piece: Answers['rows']; ;) {
      piece = await turns.run(() => ask({ ask: 'rows' }));
      yield* piece.rows;
      if (piece.isEnd) return;
    }
  }
}
