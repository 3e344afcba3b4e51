import { readdirSync, readlinkSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { hostileFiles } from '../testing/hostile-files.ts';
import { createFileReader, type OpenedTable, type OpenedZip } from './file-reader.ts';

afterEach(() => void vi.useRealTimers());

async function* sourceOf(...pieces: (string | Buffer)[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function readRows(file: OpenedTable | OpenedZip) {
  const rows: string[][] = [];
  if (file.format !== 'zip') for await (const { cells } of file.rows) rows.push(cells);
  return rows;
}

const table = 'Name,Price\nLamp,1\n';

it('reads one file at a time for each person, and the next one when that is closed', async () => {
  const openFile = createFileReader();
  const file = await openFile('aline', sourceOf(table));
  await expect(openFile('aline', sourceOf(table))).rejects.toMatchObject({ code: 'edit_conflict' });
  const other = await openFile('eric', sourceOf(table));
  expect(await readRows(file)).toEqual([
    ['Name', 'Price'],
    ['Lamp', '1'],
  ]);
  await file.close();
  await other.close();
  const next = await openFile('aline', sourceOf(table));
  await next.close();
});

it('takes the next file of somebody whose last one was refused', async () => {
  const openFile = createFileReader();
  await expect(openFile('aline', sourceOf('PK\u0003\u0004'))).rejects.toMatchObject({ code: 'validation_failed' });
  await (await openFile('aline', sourceOf(table))).close();
});

it('ends the work when whoever sent the file hangs up', async () => {
  const openFile = createFileReader();
  const hangUp = new AbortController();
  const file = await openFile('aline', sourceOf(table), hangUp.signal);
  hangUp.abort();
  await expect(readRows(file)).rejects.toMatchObject({ code: 'request_timeout' });
  await file.close();
  await (await openFile('aline', sourceOf(table))).close();
  await expect(openFile('aline', sourceOf(table), hangUp.signal)).rejects.toMatchObject({ code: 'request_timeout' });
});

it('gives a file up that takes too long, with a sentence', async () => {
  const openFile = createFileReader({ deadlineMs: 600_000 });
  const file = await openFile('aline', sourceOf(table));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = readRows(file);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(600_000);
  await expect(reading).rejects.toThrow('takes too long to read');
  await file.close();
});

it('gives a file up that takes too much memory, with a sentence', async () => {
  const openFile = createFileReader({ memoryMb: 16 });
  const file = await openFile('aline', sourceOf(hostileFiles['texts that no cell shows']?.build() ?? ''));
  await expect(readRows(file)).rejects.toThrow('takes too much memory to read');
  await file.close();
});

it.runIf(process.platform === 'linux')('leaves no file open', async () => {
  const listOpen = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).includes('/urumuri-');
      } catch {
        return false;
      }
    });
  const openFile = createFileReader();
  const failing = (async function* () {
    yield Buffer.from(table);
    throw new Error('The line went dead.');
  })();
  await expect(openFile('aline', failing)).rejects.toThrow('The line went dead.');
  await expect(openFile('aline', sourceOf('PK\u0003\u0004'))).rejects.toThrow('no zip');
  const file = await openFile('aline', sourceOf(table));
  expect(listOpen()).toHaveLength(1);
  await file.close();
  expect(listOpen()).toEqual([]);
});
