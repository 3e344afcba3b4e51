import { CONSOLE_PAGE_SIZE, limits } from '@urumuri/contract';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { hangUpOf } from '../../http/hang-up.ts';
import { serve } from '../../http/serve.ts';
import { presentImport, presentLeft, presentRow } from './imports.presenter.ts';
import type { ImportsService } from './imports.service.ts';

const desk = { importance: 'cart' } as const;
/** A zip of pictures may come over a slow line. */
const upload = { ...desk, timeoutMs: 15 * 60_000 } as const;
const megabyte = 1024 * 1024;

export function registerImportsRoutes(app: FastifyInstance, imports: ImportsService): void {
  serve(app, 'getImports', desk, async ({ seller }) => ({
    imports: (await imports.listImports(seller.id)).map(presentImport),
  }));

  serve(app, 'getImport', desk, async ({ seller, params, query }) => {
    const { found, rows, pictures, pictureFaults, files, fileNames, total } = await imports.listRows(
      seller.id,
      params.importId,
      query,
    );
    return {
      import: presentImport(found),
      rows: rows.map((row) => presentRow(row, pictureFaults, fileNames)),
      pictures,
      files: { total: files.total, matched: files.matched, left: files.left.map(presentLeft) },
      total,
      perPage: CONSOLE_PAGE_SIZE,
    };
  });

  serve(app, 'checkImport', desk, async ({ seller, params, body }) => {
    const { takesProposals } = body;
    const fields = body.fields?.map((field) => (field === '' ? null : field));
    const begun = await imports.check(seller.id, params.importId, { fields, takesProposals });
    return { message: 'The file is being checked.', import: presentImport(begun) };
  });

  serve(app, 'applyImport', desk, async ({ seller, params, body }) => ({
    message: 'The import has started.',
    import: presentImport(await imports.apply(seller.id, params.importId, body.onlyGood)),
  }));

  serve(app, 'undoImport', desk, async ({ seller, params }) => ({
    message: 'The import is being undone.',
    import: presentImport(await imports.undo(seller.id, params.importId)),
  }));

  serve(app, 'exportProducts', desk, async ({ seller, query }) => imports.exportPiece(seller.id, query.after));

  // A scope of its own: only here does the server read a file of any kind.
  void app.register(async (files) => {
    files.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    files.addContentTypeParser(/^multipart\//, (_request, _payload, done) =>
      done(new AppError('unsupported_media_type', 'Send the file alone as application/octet-stream, not in a form.')),
    );
    serve(files, 'startImport', upload, async ({ seller, query, request: { body }, reply }) => {
      const staged = await imports.stage(seller.id, query.fileName, readBody(body), hangUpOf(reply));
      return {
        message: `${staged.rows === 1 ? '1 row' : `${staged.rows} rows`} uploaded.`,
        import: presentImport(staged),
      };
    });

    serve(files, 'addImportPictures', upload, async ({ seller, params, request: { body }, reply }) => {
      await imports.getImport(seller.id, params.importId);
      const pictures = await imports.openPictures(seller.id, readBody(body), hangUpOf(reply));
      return {
        message: `${pictures.files.length === 1 ? '1 file' : `${pictures.files.length} files`} uploaded.`,
        import: presentImport(await imports.addPictures(seller.id, params.importId, pictures)),
      };
    });
  });
}

/** What arrives, as it arrives, and no more than a file of its kind may have. */
async function* readBody(body: unknown): AsyncGenerator<Buffer> {
  if (!(body instanceof Readable)) {
    throw new AppError('unsupported_media_type', 'Send a file: CSV, TSV, XLSX, JSON, or a zip of pictures.');
  }
  let length = 0;
  let most: number | undefined;
  for await (const piece of body as AsyncIterable<Buffer>) {
    length += piece.length;
    most ??= piece[0] === 0x50 && piece[1] === 0x4b ? limits.pictureZipBytes : limits.importBytes;
    if (length > most) throw new AppError('payload_too_large', `The file is larger than ${most / megabyte} MB.`);
    yield piece;
  }
}
