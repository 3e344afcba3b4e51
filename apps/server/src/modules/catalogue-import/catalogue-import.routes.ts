import { CONSOLE_PAGE_SIZE, limits } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { serve } from '../../http/serve.ts';
import { presentImport, presentRow } from './catalogue-import.presenter.ts';
import type { CatalogueImportService } from './catalogue-import.service.ts';

const desk = { importance: 'cart' } as const;
const upload = { ...desk, bodyLimitBytes: limits.importBytes, timeoutMs: 60_000 } as const;

export function registerCatalogueImportRoutes(app: FastifyInstance, imports: CatalogueImportService): void {
  serve(app, 'getImports', desk, async ({ seller }) => ({
    imports: (await imports.listImports(seller.id)).map(presentImport),
  }));

  serve(app, 'getImport', desk, async ({ seller, params, query }) => {
    const { found, rows, pictures, pictureFaults, total } = await imports.listRows(seller.id, params.importId, query);
    return {
      import: presentImport(found),
      rows: rows.map((row) => presentRow(row, pictureFaults)),
      pictures,
      total,
      perPage: CONSOLE_PAGE_SIZE,
    };
  });

  serve(app, 'checkImport', desk, async ({ seller, params, body }) => {
    const { takesProposals } = body;
    const fields = body.fields?.map((field) => (field === '' ? null : field));
    const begun = await imports.check(seller.id, params.importId, { fields, takesProposals });
    return { message: 'The file is being looked through.', import: presentImport(begun) };
  });

  serve(app, 'applyImport', desk, async ({ seller, params, body }) => ({
    message: 'The import has begun.',
    import: presentImport(await imports.apply(seller.id, params.importId, body.onlyGood)),
  }));

  serve(app, 'undoImport', desk, async ({ seller, params }) => ({
    message: 'The import is being undone.',
    import: presentImport(await imports.undo(seller.id, params.importId)),
  }));

  serve(app, 'exportProducts', desk, async ({ seller, query }) => imports.exportPiece(seller.id, query.after));

  // A scope of its own: only here does the server read a file of any kind.
  void app.register(async (files) => {
    files.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    files.addContentTypeParser(/^multipart\//, (_request, _payload, done) =>
      done(new AppError('unsupported_media_type', 'Send the file alone as application/octet-stream, not in a form.')),
    );
    serve(files, 'startImport', upload, async ({ seller, query, request: { body } }) => {
      if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type', 'Send a file: CSV, TSV, XLSX or JSON.');
      const staged = await imports.stage(seller.id, query.fileName, inPieces(body));
      return { message: `${staged.rows} rows have arrived.`, import: presentImport(staged) };
    });
  });
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  const pieceBytes = 64 * 1024;
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
