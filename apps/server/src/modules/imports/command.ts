import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportField, importFields } from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import { readConfig } from '../../config.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { createImageStore } from '../../images/image-store.ts';
import { createLogger } from '../../logger.ts';
import { paths } from '../../paths.ts';
import { createProgress } from '../../progress.ts';
import { explainStartFailure } from '../../start-failure.ts';
import { createImportsService } from './imports.service.ts';
import { presentLeft, presentRow } from './imports.presenter.ts';
import { findShop, type ImportRow } from './imports.repository.ts';
import { openPictureFolder } from './picture-files.ts';

const usage = `npm run catalogue -- import FILE --shop SHOP [--write [--good]] [--proposals] [--map "Header=field" …] [--pictures FOLDER|ZIP]
npm run catalogue -- import FOLDER|ZIP --shop SHOP   pictures of products that are there, called after their SKUs
npm run catalogue -- apply ID --shop SHOP    writes a dry run, or goes on with an import that stopped
npm run catalogue -- undo [ID] --shop SHOP   gives back what was there before the last import, or this one
npm run catalogue -- export FILE --shop SHOP
SHOP is the e-mail, name or address of a shop; fields are ${importFields.join(', ')}.`;

class UsageError extends Error {}

const everyMs = 300;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      shop: { type: 'string' },
      write: { type: 'boolean', default: false },
      good: { type: 'boolean', default: false },
      proposals: { type: 'boolean', default: false },
      map: { type: 'string', multiple: true, default: [] },
      pictures: { type: 'string' },
    },
  });
  const [work, named] = positionals;
  const works = { import: bring, apply, undo, export: write };
  if (work === undefined || !(work in works) || values.shop === undefined) throw new UsageError(usage);
  const config = readConfig({ ...process.env, TOKEN_SECRET: 'unused'.repeat(6) });
  const database = await openDatabase(config, createLogger('warn'), 'command');
  let failure: unknown;
  const imports = createImportsService({
    database,
    imageStore: createImageStore({ directory: path.join(config.dataDir, 'images') }),
    now: () => new Date(),
    onError: (error) => (failure = error),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void imports.stop());
  try {
    await migrate(database.backgroundPool, paths.migrations);
    const shop = await findShop(database.db, values.shop);
    if (shop === undefined) throw new UsageError(`There is no shop ${values.shop}.`);
    await works[work as keyof typeof works](shop.id, named);
    if (failure) throw failure;
  } finally {
    await database.close();
  }

  async function bring(sellerId: string, file: string | undefined): Promise<void> {
    if (file === undefined) throw new UsageError(usage);
    const isFolder = (await stat(file)).isDirectory();
    const staged = isFolder
      ? await imports.stagePictures(sellerId, path.basename(file), await openPictureFolder(file))
      : await imports.stage(sellerId, path.basename(file), createReadStream(file));
    if (staged.format === 'zip') await follow(sellerId, staged.id, 'Looking at pictures');
    else await look(sellerId, staged);
    const checked = await imports.getImport(sellerId, staged.id);
    await describe(sellerId, checked);
    if (values.write) return apply(sellerId, staged.id);
    say(`Nothing was written. To write it: npm run catalogue -- apply ${staged.id} --shop ${values.shop}`);
  }

  async function look(sellerId: string, staged: ImportRow): Promise<void> {
    const fields = mapColumns(staged, values.map);
    say(`${staged.rows} rows of ${staged.format.toUpperCase()}. Columns:`);
    for (const [place, { header }] of staged.columns.entries())
      say(`  ${header || '(empty)'} → ${fields[place] ?? 'not taken'}`);
    if (values.pictures !== undefined) {
      await imports.addPictures(sellerId, staged.id, await openPictures(sellerId, values.pictures));
      await follow(sellerId, staged.id, 'Looking at pictures');
    }
    await imports.check(sellerId, staged.id, { fields, takesProposals: values.proposals });
    await follow(sellerId, staged.id, 'Looking through');
  }

  async function openPictures(sellerId: string, place: string) {
    if ((await stat(place)).isDirectory()) return openPictureFolder(place);
    return imports.openPictures(sellerId, createReadStream(place));
  }

  async function apply(sellerId: string, importId = ''): Promise<void> {
    await imports.apply(sellerId, importId, values.good);
    const { state, counts } = await follow(sellerId, importId, 'Writing');
    if (state === 'applied')
      say(
        `${counts?.new} added, ${counts?.changed} changed. To take it back: npm run catalogue -- undo ${importId} --shop ${values.shop}`,
      );
    else say(`Stopped before the end. To go on: npm run catalogue -- apply ${importId} --good --shop ${values.shop}`);
  }

  async function undo(sellerId: string, given?: string): Promise<void> {
    const last = (await imports.listImports(sellerId)).find(({ state }) => state === 'applied' || state === 'applying');
    const importId = given ?? last?.id;
    if (importId === undefined) throw new UsageError('There is no import to undo.');
    await imports.undo(sellerId, importId);
    const { state } = await follow(sellerId, importId, 'Undoing');
    say(
      state === 'undone'
        ? 'The products are as they were before.'
        : 'Stopped before the end. Say the same again to go on.',
    );
  }

  async function write(sellerId: string, file: string | undefined): Promise<void> {
    if (file === undefined) throw new UsageError(usage);
    const handle = await open(file, 'w');
    try {
      let piece = await imports.exportPiece(sellerId, undefined);
      await handle.write(piece.text);
      while (piece.next !== undefined) {
        piece = await imports.exportPiece(sellerId, piece.next);
        await handle.write(piece.text);
      }
    } finally {
      await handle.close();
    }
    say(`${file} is written.`);
  }

  /** Shows how far the work is until it has ended. */
  async function follow(sellerId: string, importId: string, label: string): Promise<ImportRow> {
    const progress = createProgress(process.stdout);
    const ended = imports.whenDone(importId).then(() => true);
    const tick = () => new Promise<false>((resolve) => setTimeout(resolve, everyMs, false));
    while (!(await Promise.race([ended, tick()]))) {
      const { done, total } = await imports.getImport(sellerId, importId);
      if (done < total) progress.step(label, done, total);
    }
    const found = await imports.getImport(sellerId, importId);
    progress.step(label, found.done, Math.max(found.done, found.total));
    return found;
  }

  async function describe(sellerId: string, { id, counts }: ImportRow): Promise<void> {
    if (!counts) return;
    say(`${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.refused} refused.`);
    const { files } = await imports.listRows(sellerId, id, { pageNumber: 1, verdict: undefined });
    if (files.total > 0) say(`${files.matched} of ${files.total} pictures are for products.`);
    for (const { name, reason, nearest } of files.left.map(presentLeft))
      say(`  ${name}: ${reason}${nearest === undefined ? '' : ` Nearest: ${nearest}`}`);
    for (const verdict of ['changed', 'refused'] as const) {
      for (let pageNumber = 1; ; pageNumber += 1) {
        const { rows } = await imports.listRows(sellerId, id, { verdict, pageNumber });
        for (const row of rows.map((found) => presentRow(found))) {
          for (const { field, before, after } of row.changes)
            say(`  row ${row.row}, ${field}: ${before || 'nothing'} → ${after || 'nothing'}`);
          for (const { column, value, reason, proposal } of row.faults) {
            say(
              `  row ${row.row}, ${column}: “${value}”. ${reason}${proposal === undefined ? '' : ` Proposal: ${proposal}`}`,
            );
          }
        }
        if (rows.length === 0) break;
      }
    }
  }
}

function mapColumns({ columns }: ImportRow, given: readonly string[]): (ImportField | null)[] {
  const said = new Map(
    given.map((entry) => [entry.slice(0, entry.lastIndexOf('=')), entry.slice(entry.lastIndexOf('=') + 1)]),
  );
  return columns.map(({ header, field }) => {
    const wanted = said.get(header);
    if (wanted === undefined || wanted === '') return wanted === '' ? null : field;
    const known = importFields.find((name) => name === wanted);
    if (known === undefined) throw new UsageError(`There is no field ${wanted}. ${usage}`);
    return known;
  });
}

function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof AppError) return error.message;
  const { code, path: missing, message }: { code?: unknown; path?: unknown; message?: unknown } = error ?? {};
  if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')) return `${String(message)}\n${usage}`;
  if (code === 'ENOENT' && typeof missing === 'string') return `There is no file or folder ${missing}.`;
  return explainStartFailure(error);
}

run().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
