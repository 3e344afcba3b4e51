import { CONSOLE_PAGE_SIZE, type ImportField, type ImportQuery } from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { countWordsOf } from '../catalogue/index.ts';
import { createFileReader } from '../../files/file-reader.ts';
import { refuseFile } from '../../files/refuse-file.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { bringPictures, stagePictured } from './bring-pictures.ts';
import { countApplied } from './apply.repository.ts';
import { applyRows } from './apply-rows.ts';
import { checkRows, type Report } from './check-rows.ts';
import { listExported, listSpecified } from './export.repository.ts';
import { writeHead, writeProductLine } from './export.rules.ts';
import * as repository from './imports.repository.ts';
import { openPictureZip, type PictureFiles } from './picture-files.ts';
import { countPictureFiles, listLeft, listNames } from './pictures.repository.ts';
import { countPictures, listFaults } from './remote-pictures.repository.ts';
import { stageFile } from './stage-file.ts';

export type ImportsDeps = { database: Database; imageStore: ImageStore; now(): Date; onError(error: unknown): void };
export type ImportsService = ReturnType<typeof createImportsService>;

const listedImports = 10;
const exportedAtOnce = 500;
/** So many pictures that show nothing are named; they tell what is wrong with the others. */
const listedLeft = 50;
const refuse = (message: string) => new AppError('edit_conflict', message);
const failed = 'It stopped before the end. What was done stays done: go on, or undo it.';

/** A shop's own catalogue from a file and into one. Long work goes on when the call is answered; ask how far it is. */
export function createImportsService({ database, imageStore, now, onError }: ImportsDeps) {
  const { db, transaction } = database;
  const openFile = createFileReader();
  const running = new Map<string, Promise<void>>();
  let isStopped = false;

  async function getImport(sellerId: string, importId: string): Promise<repository.ImportRow> {
    const found = isUuid(importId) ? await repository.findImport(db, sellerId, importId) : undefined;
    if (found === undefined) throw new AppError('not_found', 'There is no such import.');
    return found;
  }

  /** One at a time on this node; nodes take turns by the row of the import. Answers whether it has begun. */
  function run(importId: string, work: (report: Report) => Promise<unknown>): boolean {
    if (running.has(importId)) return false;
    const report: Report = (done, total) => repository.updateImport(db, importId, { done, total });
    const job = work(report)
      .catch(async (error: unknown) => {
        onError(error);
        await repository.updateImport(db, importId, { failure: failed });
      })
      .catch(onError)
      .finally(() => running.delete(importId));
    running.set(
      importId,
      job.then(() => undefined),
    );
    return true;
  }

  function runRows(importId: string, isUndo: boolean): void {
    run(importId, async (report) => {
      const isDone = await applyRows({ database, now }, importId, isUndo, report, () => isStopped);
      // The search learns from the catalogue what is sold: a new one is known at once, not when it is counted next.
      if (isDone) await countWordsOf(database).catch(onError);
    });
  }

  /** Pictures by themselves are for the products of the shop that they are called after. */
  async function stagePictures(sellerId: string, fileName: string, pictures: PictureFiles) {
    const columns = [{ header: 'SKU', field: 'sku' as const, samples: [] }];
    return closeOnFailure(pictures, async () => {
      const importId = await transaction(async (tx) => {
        await repository.forgetOldImports(tx, sellerId, repository.keptImports - 1);
        return repository.insertImport(tx, { sellerId, fileName, format: 'zip', columns });
      });
      return startPictures(sellerId, importId, pictures);
    });
  }

  /** Pictures for the rows of an import that is not applied yet; then it is looked through, if it was before. */
  const addPictures = (sellerId: string, importId: string, pictures: PictureFiles) =>
    closeOnFailure(pictures, () => startPictures(sellerId, importId, pictures));

  async function startPictures(sellerId: string, importId: string, pictures: PictureFiles) {
    const { state, format, rows } = await getImport(sellerId, importId);
    const { length } = pictures.files;
    const from = ['staged', 'checked'] as const;
    const change = { total: length + 2 * rows };
    const isBegun =
      (await repository.startWork(db, importId, { from, to: 'checking', change })) &&
      run(importId, async (report) => {
        try {
          const tell = (done: number) => report(done, length + 2 * rows);
          await bringPictures(database, imageStore, importId, pictures, tell, () => isStopped);
        } finally {
          await pictures.close();
        }
        if (isStopped) return;
        if (format === 'zip') await stagePictured(database, importId, sellerId);
        else if (state === 'staged') return repository.updateImport(db, importId, { state });
        await checkRows(database, importId, (done, total) => report(length + done, length + total));
      });
    if (!isBegun)
      throw refuse('Pictures can be added before an import is applied. Afterwards bring them by themselves.');
    return getImport(sellerId, importId);
  }

  return {
    getImport,
    listImports: (sellerId: string) => repository.listImports(db, sellerId, listedImports),

    async listRows(sellerId: string, importId: string, { verdict, pageNumber }: ImportQuery) {
      const found = await getImport(sellerId, importId);
      const slice = { limit: CONSOLE_PAGE_SIZE, offset: (pageNumber - 1) * CONSOLE_PAGE_SIZE };
      const rows = await repository.listRows(db, found.id, verdict, slice);
      const { counts } = found;
      const productIds = rows.flatMap(({ productId }) => productId ?? []);
      const [pictures, pictureFaults, files, fileNames] = await Promise.all([
        countPictures(db, found.id),
        listFaults(db, productIds),
        countPictureFiles(db, found.id),
        listNames(db, found.id, rows),
      ]);
      const hasLeft = files.matched < files.total && !found.state.endsWith('ing');
      const left = hasLeft ? await listLeft(db, { importId: found.id, sellerId, most: listedLeft }) : [];
      const total = verdict && counts ? counts[verdict] : found.rows;
      return { found, rows, pictures, pictureFaults, files: { ...files, left }, fileNames, total };
    },

    /** Brings a file of products, or of pictures by themselves. Whoever hangs up before it is read ends that. */
    async stage(sellerId: string, fileName: string, source: AsyncIterable<Buffer>, hangUp?: AbortSignal) {
      const file = await openFile(sellerId, source, hangUp);
      if (file.format === 'zip') return stagePictures(sellerId, fileName, await openPictureZip(file));
      try {
        return await getImport(sellerId, await stageFile(database, sellerId, fileName, file));
      } finally {
        await file.close();
      }
    },

    /** Opens a zip of pictures; whoever opens it closes it. */
    async openPictures(sellerId: string, source: AsyncIterable<Buffer>, hangUp?: AbortSignal) {
      const file = await openFile(sellerId, source, hangUp);
      if (file.format === 'zip') return openPictureZip(file);
      await file.close();
      throw refuseFile('This is not a zip of pictures.');
    },

    stagePictures,
    addPictures,

    /** Begins the dry run; the fields are those of the columns in their order. */
    async check(
      sellerId: string,
      importId: string,
      { fields, takesProposals }: { fields?: readonly (ImportField | null)[] | undefined; takesProposals: boolean },
    ) {
      const { columns, rows } = await getImport(sellerId, importId);
      const mapped = columns.map((column, place) => ({
        ...column,
        field: fields ? (fields[place] ?? null) : column.field,
      }));
      if (!mapped.some(({ field }) => field === 'name' || field === 'sku')) {
        const message = 'Say which column is the name or the SKU.';
        throw new AppError('validation_failed', message, { fields: message });
      }
      const change = { columns: mapped, takesProposals, total: 2 * rows };
      const from = ['staged', 'checking', 'checked'] as const;
      if (!(await repository.startWork(db, importId, { from, to: 'checking', change }))) {
        throw refuse('This import has been applied already: bring the file again.');
      }
      run(importId, (report) => checkRows(database, importId, report));
      return getImport(sellerId, importId);
    },

    /** Writes what the dry run has found, or goes on where it stopped. */
    async apply(sellerId: string, importId: string, onlyGood: boolean) {
      const { counts, state } = await getImport(sellerId, importId);
      if (counts === null || (state !== 'checked' && state !== 'applying')) {
        throw refuse(state === 'checking' ? 'The file is still being checked.' : 'Check the file first.');
      }
      if (counts.refused > 0 && !onlyGood) {
        throw refuse(
          `${counts.refused === 1 ? '1 row is' : `${counts.refused} rows are`} refused. Correct them, or import the good rows only.`,
        );
      }
      const total = counts.new + counts.changed;
      const change = { total, done: await countApplied(db, importId) };
      await repository.startWork(db, importId, { from: ['checked', 'applying'], to: 'applying', change });
      runRows(importId, false);
      return getImport(sellerId, importId);
    },

    /** Gives back what was there before, or goes on with it. */
    async undo(sellerId: string, importId: string) {
      const found = await getImport(sellerId, importId);
      if (await repository.hasLaterImport(db, found)) {
        throw refuse('Another import came after this one: undo that first.');
      }
      const from = ['applied', 'applying', 'undoing'] as const;
      const change = { total: await countApplied(db, importId) };
      const isBegun = await transaction(async (tx) => {
        await repository.lockImport(tx, importId);
        return repository.startWork(tx, importId, { from, to: 'undoing', change });
      });
      if (!isBegun) throw refuse('There is nothing of this import to undo.');
      await running.get(importId);
      runRows(importId, true);
      return getImport(sellerId, importId);
    },

    /** A piece of the shop's catalogue as CSV; ask for the next with what it answers. */
    async exportPiece(sellerId: string, after: string | undefined): Promise<{ text: string; next?: string }> {
      const from = after !== undefined && isUuid(after) ? after : undefined;
      const products = await listExported(db, sellerId, from, exportedAtOnce);
      const specified = await listSpecified(db, sellerId);
      const text = products.map((product) => writeProductLine(product, specified)).join('');
      const last = products.length === exportedAtOnce ? products.at(-1) : undefined;
      return { text: after === undefined ? writeHead(specified) + text : text, ...(last && { next: last.id }) };
    },

    /** Until the work on an import has ended on this node. */
    whenDone: async (importId: string): Promise<void> => running.get(importId),

    /** Ends the work under way after its batch; begun again, it goes on. */
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(running.values());
    },
  };
}

/** Pictures stay open while they are brought, and are closed when that does not begin. */
async function closeOnFailure<Result>(pictures: PictureFiles, begin: () => Promise<Result>): Promise<Result> {
  try {
    return await begin();
  } catch (error) {
    await pictures.close();
    throw error;
  }
}
